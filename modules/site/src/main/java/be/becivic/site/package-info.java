/** The pages people and agents read, in HTML, Markdown and JSON: the same truth in all three. */
@NullMarked
package be.becivic.site;

import org.jspecify.annotations.NullMarked;
