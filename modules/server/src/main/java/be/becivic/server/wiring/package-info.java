/** The rooms of one process, put together by plain constructors. */
@NullMarked
package be.becivic.server.wiring;

import org.jspecify.annotations.NullMarked;
