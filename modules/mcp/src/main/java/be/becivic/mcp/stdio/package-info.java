/** Newline-delimited JSON over a pair of streams. */
@NullMarked
package be.becivic.mcp.stdio;

import org.jspecify.annotations.NullMarked;
