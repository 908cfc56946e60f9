package be.becivic.library.artefact;

import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import java.time.Instant;
import java.util.Optional;

/**
 * The texts of a catalogue entry.
 *
 * @param ourRow the revision of ours
 */
public record RevisionTexts<C>(
    Revision<C> ourRow, VotingText ours, Optional<VotingText> underReview) {

  /** Reads the rest of an entry whose current revision is known. */
  static <C> RevisionTexts<C> read(Revisions<C> revisions, Revision<C> current) {
    if (current.isOurs()) {
      return new RevisionTexts<>(current, text(revisions, current), Optional.empty());
    }
    VotingText change = text(revisions, current);
    return revisions
        .findOurs(current.uid())
        .map(ours -> new RevisionTexts<>(ours, text(revisions, ours), Optional.of(change)))
        .orElseGet(() -> new RevisionTexts<>(current, change, Optional.empty()));
  }

  private static <C> VotingText text(Revisions<C> revisions, Revision<C> row) {
    return new VotingText(
        Optional.of(row.status()), Optional.empty(), VotingCohort.of(row, start(revisions, row)));
  }

  /** A text that was put back is as old as the revision that first had it. */
  private static <C> Instant start(Revisions<C> revisions, Revision<C> row) {
    Uid uid = row.uid();
    return row.restores()
        .flatMap(
            first ->
                revisions.listHistory(uid).stream()
                    .filter(earlier -> earlier.revision() == first)
                    .findFirst())
        .map(Revision::committedAt)
        .orElse(row.committedAt());
  }
}
