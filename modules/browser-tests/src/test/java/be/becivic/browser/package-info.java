/** The site in a real browser. */
@NullMarked
package be.becivic.browser;

import org.jspecify.annotations.NullMarked;
