/** Which part of the corpus a site shows, and where links to the rest lead. */
@NullMarked
package be.becivic.site.content;

import org.jspecify.annotations.NullMarked;
