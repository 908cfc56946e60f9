/** The way out: checking, staging, receipts, taking back, events. */
@NullMarked
package be.becivic.harness.submission;

import org.jspecify.annotations.NullMarked;
