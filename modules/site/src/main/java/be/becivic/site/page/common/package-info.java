/** What a page is, what it is made from, and the blocks that several kinds of page share. */
@NullMarked
package be.becivic.site.page.common;

import org.jspecify.annotations.NullMarked;
