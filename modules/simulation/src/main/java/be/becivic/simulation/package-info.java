/** The lifecycle on a virtual clock, with honest and hostile crowds: what trust costs and takes. */
@NullMarked
package be.becivic.simulation;

import org.jspecify.annotations.NullMarked;
