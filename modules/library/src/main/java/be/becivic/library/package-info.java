/**
 * The read model over content and database: what a target is, what it shows, what is known of it.
 */
@NullMarked
package be.becivic.library;

import org.jspecify.annotations.NullMarked;
