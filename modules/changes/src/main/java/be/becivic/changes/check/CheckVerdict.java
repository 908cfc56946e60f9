package be.becivic.changes.check;

import be.becivic.corpus.check.report.Finding;
import be.becivic.protocol.change.FileChanges;
import be.becivic.records.review.ReviewKind;
import java.util.List;

/** What the checks say about a change. */
public sealed interface CheckVerdict {

  /**
   * It may go in.
   *
   * @param files what it changes, versions moved on and names aligned; numbers are still to come
   * @param unnumbered what gets its number when it goes in
   */
  record Green(FileChanges files, UnnumberedEntries unnumbered) implements CheckVerdict {}

  /**
   * A person has to look at it first.
   *
   * @param files where; the text itself is not repeated
   */
  record Held(ReviewKind kind, List<String> files) implements CheckVerdict {
    public Held {
      files = List.copyOf(files);
    }
  }

  /** It cannot go in as it is. */
  record Red(List<Finding> findings) implements CheckVerdict {
    public Red {
      findings = List.copyOf(findings);
    }
  }
}
