/** Languages, fields and terms: how text is searched and shown. */
@NullMarked
package be.becivic.library.search.text;

import org.jspecify.annotations.NullMarked;
