/** A server with the tools and resources the official conformance suite asks for. */
@NullMarked
package be.becivic.mcp.example;

import org.jspecify.annotations.NullMarked;
