/** The embedded engine: an SQLite file, one writer with group commit, and a few readers. */
@NullMarked
package be.becivic.records.internal.embedded;

import org.jspecify.annotations.NullMarked;
