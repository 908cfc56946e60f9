/** The one process: listener, routes, jobs and configuration, wiring the rooms together. */
@NullMarked
package be.becivic.server;

import org.jspecify.annotations.NullMarked;
