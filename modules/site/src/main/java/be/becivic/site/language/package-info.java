/** The four languages of the interface; what the corpus says stays as it was written. */
@NullMarked
package be.becivic.site.language;

import org.jspecify.annotations.NullMarked;
