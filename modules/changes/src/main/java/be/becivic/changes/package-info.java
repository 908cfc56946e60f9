/**
 * Changes of the corpus on their way to main: one interface to the place they wait in, and what
 * opens, checks again, merges and closes them.
 */
@NullMarked
package be.becivic.changes;

import org.jspecify.annotations.NullMarked;
