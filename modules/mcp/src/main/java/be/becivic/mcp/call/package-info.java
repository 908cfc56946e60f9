/**
 * What is known of a call beside its parameters: revision, client, whatever the binding passes on.
 */
@NullMarked
package be.becivic.mcp.call;

import org.jspecify.annotations.NullMarked;
