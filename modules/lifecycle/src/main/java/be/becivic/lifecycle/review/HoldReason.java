package be.becivic.lifecycle.review;

import be.becivic.records.review.ReviewKind;

/**
 * Why a person should look first.
 *
 * @param note what was noticed; never submitted text
 */
public record HoldReason(ReviewKind kind, String note) {}
