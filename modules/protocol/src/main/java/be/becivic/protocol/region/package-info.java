/** Regions and communes, and the one place where their several names meet. */
@NullMarked
package be.becivic.protocol.region;

import org.jspecify.annotations.NullMarked;
