/** Identifiers as types: parsed once at the edge, canonical afterwards. */
@NullMarked
package be.becivic.protocol.id;

import org.jspecify.annotations.NullMarked;
