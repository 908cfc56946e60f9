/** Logs and metrics that can say how the server does, and nothing about who uses it. */
@NullMarked
package be.becivic.server.observe;

import org.jspecify.annotations.NullMarked;
