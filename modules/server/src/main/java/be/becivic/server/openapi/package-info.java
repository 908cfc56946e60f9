/** The description of the HTTP interface that machines read. */
@NullMarked
package be.becivic.server.openapi;

import org.jspecify.annotations.NullMarked;
