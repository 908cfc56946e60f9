/**
 * What whoever starts the intake decides: limits, the window, and who is asked or told about votes.
 */
@NullMarked
package be.becivic.intake.setup;

import org.jspecify.annotations.NullMarked;
