/** Which page is asked for, in which form and language. */
@NullMarked
package be.becivic.site.negotiate;

import org.jspecify.annotations.NullMarked;
