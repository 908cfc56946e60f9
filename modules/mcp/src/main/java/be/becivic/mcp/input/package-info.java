/** What a server asks the person behind a client, and what came back. */
@NullMarked
package be.becivic.mcp.input;

import org.jspecify.annotations.NullMarked;
