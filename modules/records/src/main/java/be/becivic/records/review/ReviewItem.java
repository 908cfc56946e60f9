package be.becivic.records.review;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.Optional;

/**
 * Something a person has to decide.
 *
 * @param note what the system has to say about it; never submitted text
 * @param resolution absent while it is open, like {@code resolvedAt}
 */
public record ReviewItem(
    long id,
    ReviewKind kind,
    Optional<Target> target,
    Optional<SubmissionId> submission,
    String note,
    Instant openedAt,
    Optional<Resolution> resolution,
    Optional<Instant> resolvedAt) {}
