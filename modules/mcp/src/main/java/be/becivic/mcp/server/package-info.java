/** The protocol's methods over a set of tools and resources, whatever the transport. */
@NullMarked
package be.becivic.mcp.server;

import org.jspecify.annotations.NullMarked;
