/** What the templates of the maintainer's desk are filled with. */
@NullMarked
package be.becivic.site.view.desk;

import org.jspecify.annotations.NullMarked;
