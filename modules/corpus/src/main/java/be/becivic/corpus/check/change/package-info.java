/** Rules about what a change may do to what stood before it. */
@NullMarked
package be.becivic.corpus.check.change;

import org.jspecify.annotations.NullMarked;
