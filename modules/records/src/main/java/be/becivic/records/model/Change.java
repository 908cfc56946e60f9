package be.becivic.records.model;

import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.Optional;

/** A change of the corpus, as it stands on the forge. */
public record Change(
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
