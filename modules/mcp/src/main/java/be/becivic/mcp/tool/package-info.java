/** What a server lets models call, and what comes back. */
@NullMarked
package be.becivic.mcp.tool;

import org.jspecify.annotations.NullMarked;
