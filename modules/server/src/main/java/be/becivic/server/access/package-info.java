/** Who may do what only the operator may. */
@NullMarked
package be.becivic.server.access;

import org.jspecify.annotations.NullMarked;
