/** The scrub gate: finds what looks like a personal identifier and says where, never what. */
@NullMarked
package be.becivic.protocol.scrub;

import org.jspecify.annotations.NullMarked;
