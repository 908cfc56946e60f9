package be.becivic.intake;

import be.becivic.protocol.error.Rejection;
import be.becivic.records.review.ReviewKind;
import java.util.Optional;

/**
 * A submission and what can be said of it without the database.
 *
 * @param flaw why it would be refused, if it is not a repeat
 * @param hold why its words have to wait for a person, where they apply at once
 */
record Examined(Submission submission, Optional<Rejection> flaw, Optional<ReviewKind> hold) {}
