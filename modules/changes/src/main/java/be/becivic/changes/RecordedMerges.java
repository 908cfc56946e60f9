package be.becivic.changes;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.Records;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Merges changes that no submission asked for, and writes down which are on main. */
record RecordedMerges(Records records, ChangeLander landing, InstantSource clock) {

  LandingOutcome merge(PendingChange change, Target target) {
    LandingOutcome landed = landing.merge(change);
    if (landed instanceof LandingOutcome.Merged(CommitId commit)) {
      ChangeRecord merged = merged(change, target, commit, clock.instant());
      records.write(
          tables -> {
            if (tables.changes().find(merged.id()).isEmpty()) {
              tables.changes().insert(merged);
            }
            return true;
          });
    }
    return landed;
  }

  private static ChangeRecord merged(
      PendingChange change, Target target, CommitId commit, Instant at) {
    return new ChangeRecord(
        change.key().value(),
        change.kind().wireName(),
        target,
        Optional.empty(),
        change.key().branch(),
        change.since().value(),
        ChangeState.MERGED,
        Optional.of(commit.value()),
        at,
        Optional.of(at));
  }
}
