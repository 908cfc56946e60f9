/** What is known of submissions that came before: repeats, states, cancellations. */
@NullMarked
package be.becivic.intake.internal.receipt;

import org.jspecify.annotations.NullMarked;
