/** What stood on main before, and how it is put back. */
@NullMarked
package be.becivic.lifecycle.former;

import org.jspecify.annotations.NullMarked;
