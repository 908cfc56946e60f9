/** Check digits: how issuers guard their numbers, and how we tell them from others. */
@NullMarked
package be.becivic.protocol.scrub.internal.checksum;

import org.jspecify.annotations.NullMarked;
