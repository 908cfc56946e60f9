/** How much one network, or everyone together, may hand in. */
@NullMarked
package be.becivic.intake.internal.limit;

import org.jspecify.annotations.NullMarked;
