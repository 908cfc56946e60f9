/** The ways a text is read before rules are tried on it: folded, decoded, as words, as digits. */
@NullMarked
package be.becivic.protocol.scrub.internal.text;

import org.jspecify.annotations.NullMarked;
