/** From bytes to a submission with types: JSON, identity ban, schema. */
@NullMarked
package be.becivic.intake.internal.reading;

import org.jspecify.annotations.NullMarked;
