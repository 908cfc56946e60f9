package be.becivic.records.submission;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.Optional;

/**
 * A proposed change in the line of those for the same artefact.
 *
 * @param network where it came from; unknown after a restore
 * @param waitingSince since when it waits for another change to be settled
 */
public record QueuedSubmission(
    SubmissionId id,
    Target target,
    Optional<NetworkMark> network,
    Optional<Instant> waitingSince) {}
