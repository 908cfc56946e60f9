/** The verbs of every table in SQL that both engines understand. */
@NullMarked
package be.becivic.records.internal.tables;

import org.jspecify.annotations.NullMarked;
