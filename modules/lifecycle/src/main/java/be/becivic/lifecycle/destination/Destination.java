package be.becivic.lifecycle.destination;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import java.time.Instant;
import java.util.Optional;

/**
 * A table that takes one kind of submission and can give it back.
 *
 * @param <S> what it takes
 */
interface Destination<S extends Submission> {

  /** Whether it could be taken; what no longer applies cannot. */
  boolean accept(Tables tables, S submission, DueSubmission arrival);

  /** Removes the row and everything public that came of it. */
  Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at);
}
