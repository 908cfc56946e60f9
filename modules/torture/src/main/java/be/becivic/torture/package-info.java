/**
 * Faults, inflicted on real servers: what users and operators see, and whether anything is lost.
 */
@NullMarked
package be.becivic.torture;

import org.jspecify.annotations.NullMarked;
