/** Whether the pages that references point to are still there (§17). */
@NullMarked
package be.becivic.upkeep.links;

import org.jspecify.annotations.NullMarked;
