/** What the recogniser says about a text. */
@NullMarked
package be.becivic.ner.result;

import org.jspecify.annotations.NullMarked;
