/** How a path is walked: one source at a time, by fixed rules. */
@NullMarked
package be.becivic.harness.traversal;

import org.jspecify.annotations.NullMarked;
