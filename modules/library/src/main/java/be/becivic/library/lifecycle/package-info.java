/** What the lifecycle makes of an artefact: where it stands, what it waits for, and why. */
@NullMarked
package be.becivic.library.lifecycle;

import org.jspecify.annotations.NullMarked;
