/** What a server lets clients read, and how its addresses are made. */
@NullMarked
package be.becivic.mcp.resource;

import org.jspecify.annotations.NullMarked;
