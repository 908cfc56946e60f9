/** Finds the names of people in short French, Dutch, German and English texts. */
@NullMarked
package be.becivic.ner;

import org.jspecify.annotations.NullMarked;
