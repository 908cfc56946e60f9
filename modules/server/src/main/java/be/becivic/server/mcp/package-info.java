/**
 * Be Civic for agents that speak the Model Context Protocol: tools and resources over the rooms.
 */
@NullMarked
package be.becivic.server.mcp;

import org.jspecify.annotations.NullMarked;
