/** Sessions at the desk in SQL. */
@NullMarked
package be.becivic.records.internal.desk;

import org.jspecify.annotations.NullMarked;
