/** The tables of the review queue. */
@NullMarked
package be.becivic.records.internal.review;

import org.jspecify.annotations.NullMarked;
