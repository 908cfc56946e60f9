/** The port: connections, bounds on what they send, and the way to a handler and back. */
@NullMarked
package be.becivic.server.listener;

import org.jspecify.annotations.NullMarked;
