/**
 * The rules by which an artefact moves between statuses, as functions of counts and elapsed time.
 */
@NullMarked
package be.becivic.protocol.lifecycle;

import org.jspecify.annotations.NullMarked;
