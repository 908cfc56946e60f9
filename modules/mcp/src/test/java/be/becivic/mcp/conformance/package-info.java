/** The official clients and checks, run against the example server. */
@NullMarked
package be.becivic.mcp.conformance;

import org.jspecify.annotations.NullMarked;
