/** Strict JSON: one way in from bytes, bounded and without duplicate names. */
@NullMarked
package be.becivic.protocol.json;

import org.jspecify.annotations.NullMarked;
