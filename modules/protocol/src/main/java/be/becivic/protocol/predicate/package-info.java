/**
 * Who a path source is for: audiences, the predicates in them, and the profile they are asked of.
 */
@NullMarked
package be.becivic.protocol.predicate;

import org.jspecify.annotations.NullMarked;
