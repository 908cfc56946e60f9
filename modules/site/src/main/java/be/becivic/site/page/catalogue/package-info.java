/** Pages of the catalogues and of the communes. */
@NullMarked
package be.becivic.site.page.catalogue;

import org.jspecify.annotations.NullMarked;
