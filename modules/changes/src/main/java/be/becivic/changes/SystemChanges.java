package be.becivic.changes;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.catalogue.RevisionOrigin;
import java.util.Optional;
import java.util.function.Function;

/**
 * Changes the system makes of its own accord. Whoever asks keeps the key, and asks again after a
 * crash: what is on main already is found there.
 */
public final class SystemChanges {
  private final ChangeLander landing;

  SystemChanges(ChangeLander landing) {
    this.landing = landing;
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
    return landing.mergeUnasked(
        new PendingChange(
            key,
            ChangeKind.SYSTEM,
            RevisionOrigin.MAINTAINER,
            Optional.empty(),
            true,
            title,
            since,
            files),
        target);
  }
}
