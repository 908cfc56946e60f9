/** What there is to find, and the words it is found by. */
@NullMarked
package be.becivic.library.search.document;

import org.jspecify.annotations.NullMarked;
