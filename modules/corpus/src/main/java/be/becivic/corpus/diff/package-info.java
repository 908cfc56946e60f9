/** Unified diffs of one text: parsed, applied exactly, and told apart from drifted ones. */
@NullMarked
package be.becivic.corpus.diff;

import org.jspecify.annotations.NullMarked;
