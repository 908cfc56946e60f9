/**
 * Builds the lexicon and the models the recogniser ships with; never part of the running system.
 */
@NullMarked
package be.becivic.training;

import org.jspecify.annotations.NullMarked;
