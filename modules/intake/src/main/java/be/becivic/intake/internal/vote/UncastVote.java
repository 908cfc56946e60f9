package be.becivic.intake.internal.vote;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.review.ReviewKind;
import java.util.Optional;

/**
 * A vote that has not been cast.
 *
 * @param hold why its words have to wait for a person; the vote itself does not wait
 */
public record UncastVote(Parsed parsed, Submission.Validation vote, Optional<ReviewKind> hold) {}
