/** Asks the corpus the questions that stand beside its skills, as far as no model is needed. */
@NullMarked
package be.becivic.library.eval;

import org.jspecify.annotations.NullMarked;
