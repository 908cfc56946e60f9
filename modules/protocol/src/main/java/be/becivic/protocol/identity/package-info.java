/** The ban on members whose very name says that they identify a person. */
@NullMarked
package be.becivic.protocol.identity;

import org.jspecify.annotations.NullMarked;
