/** Votes: who may cast one, whether its words may be shown, and how it is cast. */
@NullMarked
package be.becivic.intake.internal.vote;

import org.jspecify.annotations.NullMarked;
