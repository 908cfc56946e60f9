/** The form that begins a conversation; what is filled in never comes back here. */
@NullMarked
package be.becivic.site.form;

import org.jspecify.annotations.NullMarked;
