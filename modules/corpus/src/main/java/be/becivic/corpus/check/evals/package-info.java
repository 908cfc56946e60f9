/** Rules about the questions beside a skill. */
@NullMarked
package be.becivic.corpus.check.evals;

import org.jspecify.annotations.NullMarked;
