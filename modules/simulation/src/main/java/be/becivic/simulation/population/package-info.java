/** Who hands things in: honest agents, parties that mean harm, and the maintainer. */
@NullMarked
package be.becivic.simulation.population;

import org.jspecify.annotations.NullMarked;
