/** The rows that submissions and events become. */
@NullMarked
package be.becivic.intake.internal.staging;

import org.jspecify.annotations.NullMarked;
