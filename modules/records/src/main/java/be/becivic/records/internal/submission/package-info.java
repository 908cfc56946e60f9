/** The tables of submissions under way and of their receipts. */
@NullMarked
package be.becivic.records.internal.submission;

import org.jspecify.annotations.NullMarked;
