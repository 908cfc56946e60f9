package be.becivic.intake;

import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;

/** What a submitter holds after handing something in. */
public sealed interface Receipt {
  SubmissionId id();

  /** It waits out the staging window; the token cancels it until then. */
  record Staged(SubmissionId id, String cancelToken, Instant commitEta, boolean repeated)
      implements Receipt {}

  /** It was handed in before and has left staging since. */
  record Settled(SubmissionId id, State state) implements Receipt {}

  /** The id was used before, and nothing more is remembered of it. */
  record Known(SubmissionId id) implements Receipt {}
}
