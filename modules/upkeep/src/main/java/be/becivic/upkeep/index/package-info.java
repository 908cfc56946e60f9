/** The indexes and the dashboard that are published with the corpus (§6.5). */
@NullMarked
package be.becivic.upkeep.index;

import org.jspecify.annotations.NullMarked;
