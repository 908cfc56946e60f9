/** The same simulation under other numbers than the default ones. */
@NullMarked
package be.becivic.simulation.sweep;

import org.jspecify.annotations.NullMarked;
