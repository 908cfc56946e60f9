/** One class a page: what it says in HTML, Markdown and JSON. */
@NullMarked
package be.becivic.site.page;

import org.jspecify.annotations.NullMarked;
