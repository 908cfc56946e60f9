/** Measures Be Civic; never part of what runs in production. */
@NullMarked
package be.becivic.bench;

import org.jspecify.annotations.NullMarked;
