/** What templates show, ready to be written down. */
@NullMarked
package be.becivic.site.view;

import org.jspecify.annotations.NullMarked;
