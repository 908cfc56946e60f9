/** What texts say, as the digests that votes are for, and the versions that follow from it. */
@NullMarked
package be.becivic.corpus.version;

import org.jspecify.annotations.NullMarked;
