/** Corpora of any size, made from the shipped one. */
@NullMarked
package be.becivic.bench.synthetic;

import org.jspecify.annotations.NullMarked;
