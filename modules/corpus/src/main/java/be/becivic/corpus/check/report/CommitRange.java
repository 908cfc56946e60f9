package be.becivic.corpus.check.report;

import be.becivic.corpus.Corpus;
import java.util.List;

/** A base and the commits made on it, oldest first. */
public record CommitRange(Corpus base, List<CheckedCommit> revisions) {
  public CommitRange {
    revisions = List.copyOf(revisions);
    if (revisions.isEmpty()) {
      throw new IllegalArgumentException("a change has at least one revision");
    }
  }

  public Corpus head() {
    return revisions.getLast().corpus();
  }

  /** The state a revision started from. */
  public Corpus before(int revision) {
    return revision == 0 ? base : revisions.get(revision - 1).corpus();
  }
}
