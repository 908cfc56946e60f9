/** What can be asked of a server, declared once for every way of asking. */
@NullMarked
package be.becivic.protocol.operation;

import org.jspecify.annotations.NullMarked;
