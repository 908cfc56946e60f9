/** Servers as processes of their own, to be killed, starved and started again. */
@NullMarked
package be.becivic.torture.process;

import org.jspecify.annotations.NullMarked;
