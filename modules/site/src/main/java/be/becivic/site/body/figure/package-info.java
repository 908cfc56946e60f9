/** What values of the catalogue say, as people write it. */
@NullMarked
package be.becivic.site.body.figure;

import org.jspecify.annotations.NullMarked;
