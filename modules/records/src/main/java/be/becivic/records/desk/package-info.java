/** Who is at the desk, known to every server on the same database. */
@NullMarked
package be.becivic.records.desk;

import org.jspecify.annotations.NullMarked;
