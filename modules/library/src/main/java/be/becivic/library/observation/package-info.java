/** What the community says about an artefact, for pages, HTTP and MCP alike (§6.10). */
@NullMarked
package be.becivic.library.observation;

import org.jspecify.annotations.NullMarked;
