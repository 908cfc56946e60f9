package be.becivic.lifecycle.review;

import be.becivic.records.model.ReviewKind;

/**
 * Why a person should look first.
 *
 * @param note what was noticed; never submitted text
 */
public record Suspicion(ReviewKind kind, String note) {}
