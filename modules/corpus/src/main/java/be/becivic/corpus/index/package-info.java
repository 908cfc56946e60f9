/** The published indexes of skills and paths; equal input gives equal bytes (§6.5). */
@NullMarked
package be.becivic.corpus.index;

import org.jspecify.annotations.NullMarked;
