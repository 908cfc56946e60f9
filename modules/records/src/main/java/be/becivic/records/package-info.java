/** The database: one front door, atomic reads and writes, and a set of verbs for each table. */
@NullMarked
package be.becivic.records;

import org.jspecify.annotations.NullMarked;
