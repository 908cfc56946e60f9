/** What programs may read and hand in over HTTP. */
@NullMarked
package be.becivic.server.api;

import org.jspecify.annotations.NullMarked;
