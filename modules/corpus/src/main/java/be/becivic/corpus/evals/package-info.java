/** The questions people ask of a skill, with what an answer must find, contain and avoid. */
@NullMarked
package be.becivic.corpus.evals;

import org.jspecify.annotations.NullMarked;
