/** The whole site as files, for any host that can serve them. */
@NullMarked
package be.becivic.site.export;

import org.jspecify.annotations.NullMarked;
