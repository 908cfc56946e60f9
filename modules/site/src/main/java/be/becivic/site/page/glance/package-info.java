/** Makes the card on top of a procedure, and says how sure a page is. */
@NullMarked
package be.becivic.site.page.glance;

import org.jspecify.annotations.NullMarked;
