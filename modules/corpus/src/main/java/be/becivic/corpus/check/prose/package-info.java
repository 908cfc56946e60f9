/** Rules about what a body says: figures, citations, advice, steps, identifiers. */
@NullMarked
package be.becivic.corpus.check.prose;

import org.jspecify.annotations.NullMarked;
