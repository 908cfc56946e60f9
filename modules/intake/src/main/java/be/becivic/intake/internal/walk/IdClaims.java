package be.becivic.intake.internal.walk;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.submission.KnownIds;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;

/** The ids of the submissions in a write: each belongs to the first that gets in under it. */
final class IdClaims {
  private final KnownIds ids;
  private final Instant now;
  private final Set<SubmissionId> fresh;
  private final Set<SubmissionId> taken;

  /** Claims all of them in one statement. */
  IdClaims(KnownIds ids, Set<SubmissionId> wanted, Instant now) {
    this.ids = ids;
    this.now = now;
    this.fresh = ids.claim(wanted, now);
    this.taken = HashSet.newHashSet(fresh.size());
  }

  /** Those that nobody had used. */
  Set<SubmissionId> fresh() {
    return fresh;
  }

  /**
   * Whether a submission gets its id. One that another of the same write had claimed has either
   * been written under by now, or given up.
   */
  boolean take(SubmissionId id) {
    return fresh.contains(id) && taken.add(id) || ids.claim(id, now);
  }

  void giveUp(SubmissionId id) {
    ids.release(id);
  }
}
