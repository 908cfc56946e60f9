/** Faults of one server with a folder of its own. */
@NullMarked
package be.becivic.torture.fault;

import org.jspecify.annotations.NullMarked;
