package be.becivic.changes;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.Records;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;

/**
 * Changes the system makes of its own accord. Whoever asks keeps the key, and asks again after a
 * crash: what is on main already is found there.
 */
public final class SystemChanges {
  private final Records records;
  private final ChangeLander landing;
  private final InstantSource clock;

  SystemChanges(Records records, ChangeLander landing, InstantSource clock) {
    this.records = records;
    this.landing = landing;
    this.clock = clock;
  }

  /**
   * Makes a change.
   *
   * @param since a commit of main from before it was first asked for
   * @param files what it changes on a given state, or why it no longer fits
   */
  public LandingOutcome land(
      ChangeKey key,
      CommitId since,
      Target target,
      String title,
      Function<Corpus, Outcome<FileChanges>> files) {
    LandingOutcome landed =
        landing.merge(
            new PendingChange(
                key,
                ChangeKind.SYSTEM,
                RevisionOrigin.MAINTAINER,
                Optional.empty(),
                true,
                title,
                since,
                files));
    if (landed instanceof LandingOutcome.Merged(CommitId commit)) {
      Instant at = clock.instant();
      records.write(
          tables -> {
            if (tables.changes().find(key.value()).isEmpty()) {
              tables.changes().insert(merged(key, since, target, commit, at));
            }
            return true;
          });
    }
    return landed;
  }

  private static ChangeRecord merged(
      ChangeKey key, CommitId since, Target target, CommitId commit, Instant at) {
    return new ChangeRecord(
        key.value(),
        ChangeKind.SYSTEM.wireName(),
        target,
        Optional.empty(),
        key.branch(),
        since.value(),
        ChangeState.MERGED,
        Optional.of(commit.value()),
        at,
        Optional.of(at));
  }
}
