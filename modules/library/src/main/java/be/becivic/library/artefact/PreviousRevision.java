package be.becivic.library.artefact;

import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import java.util.Optional;

/** What a catalogue entry said before its current text. */
public final class PreviousRevision {
  private PreviousRevision() {}

  /** The latest text of ours from before this one, with its content still there if it had any. */
  public static <C> Optional<Revision<C>> find(Revisions<C> revisions, Revision<C> row) {
    return revisions.listHistory(row.uid()).reversed().stream()
        .filter(earlier -> earlier.revision() < row.textRevision())
        .filter(Revision::isOurs)
        .filter(earlier -> earlier.content().isPresent() || earlier.isUnknown())
        .filter(earlier -> !earlier.content().equals(row.content()))
        .findFirst();
  }
}
