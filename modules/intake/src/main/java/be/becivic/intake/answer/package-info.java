/** What submitters are told: receipts, refusals, states and what is left of their limits. */
@NullMarked
package be.becivic.intake.answer;

import org.jspecify.annotations.NullMarked;
