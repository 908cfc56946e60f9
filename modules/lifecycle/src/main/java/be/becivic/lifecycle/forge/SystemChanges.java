package be.becivic.lifecycle.forge;

import be.becivic.corpus.CommitId;
import be.becivic.corpus.Corpus;
import be.becivic.lifecycle.forge.check.ChangeKind;
import be.becivic.protocol.error.Outcome;
import be.becivic.records.Records;
import be.becivic.records.model.Change;
import be.becivic.records.model.ChangeState;
import be.becivic.records.model.Target;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Changes the system makes of its own accord. Whoever asks keeps the key, and asks again after a
 * crash: what is on main already is found there.
 */
public final class SystemChanges {
  private final Records records;
  private final Landing landing;
  private final InstantSource clock;

  SystemChanges(Records records, Landing landing, InstantSource clock) {
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
  public Landed land(
      ChangeKey key,
      CommitId since,
      Target target,
      String title,
      Function<Corpus, Outcome<Map<String, Optional<byte[]>>>> files) {
    Landed landed = landing.merge(new Errand(key, ChangeKind.SYSTEM, true, title, since, files));
    if (landed instanceof Landed.Merged(CommitId commit)) {
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

  private static Change merged(
      ChangeKey key, CommitId since, Target target, CommitId commit, Instant at) {
    return new Change(
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
