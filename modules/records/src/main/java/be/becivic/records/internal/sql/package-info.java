/** How statements are written, kept and run. */
@NullMarked
package be.becivic.records.internal.sql;

import org.jspecify.annotations.NullMarked;
