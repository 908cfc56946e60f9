/** How a site calls itself and looks. */
@NullMarked
package be.becivic.site.identity;

import org.jspecify.annotations.NullMarked;
