/** What only the one who runs the server asks for. */
@NullMarked
package be.becivic.server.operator;

import org.jspecify.annotations.NullMarked;
