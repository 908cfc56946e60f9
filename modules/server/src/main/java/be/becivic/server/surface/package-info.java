/**
 * Everything the server can be asked for, in one list, and what is derived from the whole of it.
 */
@NullMarked
package be.becivic.server.surface;

import org.jspecify.annotations.NullMarked;
