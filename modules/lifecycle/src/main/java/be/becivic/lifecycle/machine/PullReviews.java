package be.becivic.lifecycle.machine;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.records.Tables;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.review.ReviewKind;
import java.time.Instant;
import java.util.Optional;

/** Calls a person to what votes took down, or could not take away by themselves. */
final class PullReviews {
  private PullReviews() {}

  /** Voters rejected a text that has nothing before it. */
  static void takenDown(Tables tables, DecisionRecord decision, Instant now) {
    open(tables, decision, "Voters rejected this, and nothing stood before it.", now);
  }

  /** What should be undone was edited since. */
  static void inTheWay(Tables tables, DecisionRecord decision, Instant now) {
    open(tables, decision, "A change should be undone, but the text was edited since.", now);
  }

  private static void open(Tables tables, DecisionRecord decision, String what, Instant now) {
    Target target = decision.target();
    if (tables.review().findOpen(ReviewKind.PULL, target).isEmpty()) {
      tables
          .review()
          .open(ReviewKind.PULL, Optional.of(target), Optional.empty(), note(decision, what), now);
    }
  }

  /**
   * The text by its digest, the commit and the votes; the text itself is in git or the catalogue.
   */
  private static String note(DecisionRecord decision, String what) {
    DecisionInputs inputs = DecisionInputs.of(decision);
    StringBuilder note = new StringBuilder(what);
    note.append(" Votes: ").append(inputs.votes()).append('.');
    inputs
        .digest()
        .map(TextDigest::shortened)
        .ifPresent(text -> note.append(" Text: ").append(text).append('.'));
    inputs
        .change()
        .or(inputs::commit)
        .map(CommitId::value)
        .ifPresent(commit -> note.append(" Commit: ").append(commit).append('.'));
    return note.toString();
  }
}
