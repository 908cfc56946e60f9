/** Why artefacts stand where they stand, and when they are looked at next. */
@NullMarked
package be.becivic.records.decision;

import org.jspecify.annotations.NullMarked;
