/** How a session begins and ends. */
@NullMarked
package be.becivic.harness.tool.conversation;

import org.jspecify.annotations.NullMarked;
