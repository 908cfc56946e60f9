/** Files in which what takes long to work out is kept for the next start. */
@NullMarked
package be.becivic.corpus.kept;

import org.jspecify.annotations.NullMarked;
