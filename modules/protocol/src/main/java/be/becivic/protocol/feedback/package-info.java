/** The vocabulary of submissions: types, targets, capabilities and the tier each type asks for. */
@NullMarked
package be.becivic.protocol.feedback;

import org.jspecify.annotations.NullMarked;
