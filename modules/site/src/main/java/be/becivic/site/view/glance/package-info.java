/** What a procedure or route says first, and how sure it is. */
@NullMarked
package be.becivic.site.view.glance;

import org.jspecify.annotations.NullMarked;
