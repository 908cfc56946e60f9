/** Everything that answers under {@code /api}. */
@NullMarked
package be.becivic.server.routes;

import org.jspecify.annotations.NullMarked;
