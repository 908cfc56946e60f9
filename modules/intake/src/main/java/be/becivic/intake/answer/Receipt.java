package be.becivic.intake.answer;

import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.Optional;

/** What a submitter holds after handing something in. */
public sealed interface Receipt {
  SubmissionId id();

  /** It waits out the staging window; the token cancels it until then. */
  record Staged(SubmissionId id, String cancelToken, Instant commitEta, boolean repeated)
      implements Receipt {}

  /** A vote, which counts from then on. */
  record Applied(SubmissionId id, Instant at, boolean repeated) implements Receipt {}

  /** An event of the opt-in stream, of which nothing can be asked later. */
  record Recorded(SubmissionId id) implements Receipt {}

  /**
   * It would be taken, and would count from then on.
   *
   * @param foreseen what would keep it then
   */
  record Validated(SubmissionId id, Instant wouldStageFor, Optional<Foreseen> foreseen)
      implements Receipt {}

  /** It was handed in before and has left staging since. */
  record Settled(SubmissionId id, SubmissionState state) implements Receipt {}

  /** It was handed in before and taken back; what is handed in again needs a fresh id. */
  record Cancelled(SubmissionId id) implements Receipt {}

  /** The id was used before, and nothing more is told of it. */
  record Known(SubmissionId id) implements Receipt {}
}
