/** The line a submission walks: parsed, screened, resolved, prepared, written. */
@NullMarked
package be.becivic.intake.internal.walk;

import org.jspecify.annotations.NullMarked;
