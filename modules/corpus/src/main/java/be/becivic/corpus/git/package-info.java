/** The git repository that the corpus lives in, and the state of it that is served. */
@NullMarked
package be.becivic.corpus.git;

import org.jspecify.annotations.NullMarked;
