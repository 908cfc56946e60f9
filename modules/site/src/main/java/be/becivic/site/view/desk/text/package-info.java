/** Texts, differences and times as the desk shows them. */
@NullMarked
package be.becivic.site.view.desk.text;

import org.jspecify.annotations.NullMarked;
