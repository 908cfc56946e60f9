/** Looks for text that seems to give somebody's number or address in a form no rule reads. */
@NullMarked
package be.becivic.protocol.disguise;

import org.jspecify.annotations.NullMarked;
