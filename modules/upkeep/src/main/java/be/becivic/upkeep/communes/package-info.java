/** The list of communes against the official one (§6.4). */
@NullMarked
package be.becivic.upkeep.communes;

import org.jspecify.annotations.NullMarked;
