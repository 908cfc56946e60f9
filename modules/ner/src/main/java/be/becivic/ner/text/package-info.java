/** Text made comparable and cut into tokens, with the way back to the characters as sent. */
@NullMarked
package be.becivic.ner.text;

import org.jspecify.annotations.NullMarked;
