/** JSON-RPC 2.0 as the Model Context Protocol narrows it: messages in, answers out. */
@NullMarked
package be.becivic.mcp.jsonrpc;

import org.jspecify.annotations.NullMarked;
