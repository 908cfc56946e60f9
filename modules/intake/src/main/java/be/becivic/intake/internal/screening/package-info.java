/** What can be said of one submission by itself: capabilities, identifiers, its time. */
@NullMarked
package be.becivic.intake.internal.screening;

import org.jspecify.annotations.NullMarked;
