/** Submissions under way, known ids, and receipts of what became of them. */
@NullMarked
package be.becivic.records.submission;

import org.jspecify.annotations.NullMarked;
