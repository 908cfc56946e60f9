/** The table of changes. */
@NullMarked
package be.becivic.records.internal.change;

import org.jspecify.annotations.NullMarked;
