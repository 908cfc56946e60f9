package be.becivic.records.change;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.Optional;

/** A change of the corpus, as it stands on the forge. */
public record ChangeRecord(
    String id,
    String kind,
    Target target,
    Optional<SubmissionId> submission,
    String branch,
    String baseCommit,
    ChangeState state,
    Optional<String> mergeCommit,
    Instant openedAt,
    Optional<Instant> settledAt) {}
