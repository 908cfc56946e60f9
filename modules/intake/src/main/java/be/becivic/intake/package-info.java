/** The receiving end: from bytes to a staged submission, or to the reason it was refused. */
@NullMarked
package be.becivic.intake;

import org.jspecify.annotations.NullMarked;
