package be.becivic.lifecycle.machine;

import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import java.util.Optional;

/** What a catalogue entry said before its current text. */
final class PreviousRevision {
  private PreviousRevision() {}

  /** The latest text of ours from before this one, with its content still there. */
  static <C> Optional<Revision<C>> find(Revisions<C> revisions, Revision<C> row) {
    return revisions.listHistory(row.uid()).reversed().stream()
        .filter(earlier -> earlier.revision() < row.textRevision())
        .filter(earlier -> earlier.isOurs() && earlier.content().isPresent())
        .findFirst();
  }
}
