/** Looks for text that speaks to agents instead of about a procedure. */
@NullMarked
package be.becivic.protocol.screen;

import org.jspecify.annotations.NullMarked;
