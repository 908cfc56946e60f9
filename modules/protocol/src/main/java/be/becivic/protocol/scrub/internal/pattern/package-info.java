/** Patterns of scrub rules: what they need of a text, and where in it they are worth trying. */
@NullMarked
package be.becivic.protocol.scrub.internal.pattern;

import org.jspecify.annotations.NullMarked;
