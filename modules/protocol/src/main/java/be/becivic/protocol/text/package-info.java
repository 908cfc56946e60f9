/** Rules about characters that hold for submissions and for the corpus alike. */
@NullMarked
package be.becivic.protocol.text;

import org.jspecify.annotations.NullMarked;
