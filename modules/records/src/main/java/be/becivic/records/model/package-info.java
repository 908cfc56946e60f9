/** What the database holds, as values. */
@NullMarked
package be.becivic.records.model;

import org.jspecify.annotations.NullMarked;
