/** Hostile input for everything that reads what strangers wrote. */
@NullMarked
package be.becivic.fuzz;

import org.jspecify.annotations.NullMarked;
