/** Streamable HTTP without a stream: one request in, one JSON answer out, no session. */
@NullMarked
package be.becivic.mcp.http;

import org.jspecify.annotations.NullMarked;
