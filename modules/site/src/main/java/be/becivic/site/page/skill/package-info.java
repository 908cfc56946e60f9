/** Pages of skills and of how they fit together. */
@NullMarked
package be.becivic.site.page.skill;

import org.jspecify.annotations.NullMarked;
