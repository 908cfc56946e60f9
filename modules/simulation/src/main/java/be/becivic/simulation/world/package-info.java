/** A server's rooms on a virtual clock, and what agents see of them. */
@NullMarked
package be.becivic.simulation.world;

import org.jspecify.annotations.NullMarked;
