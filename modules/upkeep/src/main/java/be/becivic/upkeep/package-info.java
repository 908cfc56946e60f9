/** What the system does for itself: snapshots, indexes, links, lists and forgetting. */
@NullMarked
package be.becivic.upkeep;

import org.jspecify.annotations.NullMarked;
