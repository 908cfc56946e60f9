/** The extension by which a server brings small pages into a conversation. */
@NullMarked
package be.becivic.mcp.app;

import org.jspecify.annotations.NullMarked;
