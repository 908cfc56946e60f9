/** Openings of a conversation that a person can pick. */
@NullMarked
package be.becivic.mcp.prompt;

import org.jspecify.annotations.NullMarked;
