/** Populations let loose on a server, and what came of it. */
@NullMarked
package be.becivic.simulation.trial;

import org.jspecify.annotations.NullMarked;
