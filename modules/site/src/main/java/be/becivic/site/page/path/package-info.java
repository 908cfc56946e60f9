/** Pages of the path directory. */
@NullMarked
package be.becivic.site.page.path;

import org.jspecify.annotations.NullMarked;
