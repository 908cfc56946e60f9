/** Addresses of pages that are elsewhere by now. */
@NullMarked
package be.becivic.corpus.moved;

import org.jspecify.annotations.NullMarked;
