/** The closed set of reasons for which a request can be refused. */
@NullMarked
package be.becivic.protocol.error;

import org.jspecify.annotations.NullMarked;
