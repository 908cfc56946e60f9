/** Styles, scripts and fonts, named after their content so that they can be kept for ever. */
@NullMarked
package be.becivic.site.asset;

import org.jspecify.annotations.NullMarked;
