/** All digits of a text, whatever stands between them, beside words that say what they are. */
@NullMarked
package be.becivic.protocol.scrub.internal.gathered;

import org.jspecify.annotations.NullMarked;
