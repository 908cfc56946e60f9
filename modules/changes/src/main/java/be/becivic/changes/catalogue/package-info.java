/** Numbers for what an author is about to write. */
@NullMarked
package be.becivic.changes.catalogue;

import org.jspecify.annotations.NullMarked;
