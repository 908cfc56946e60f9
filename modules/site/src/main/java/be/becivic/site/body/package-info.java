/** A skill's text with every tag resolved, as HTML and as Markdown. */
@NullMarked
package be.becivic.site.body;

import org.jspecify.annotations.NullMarked;
