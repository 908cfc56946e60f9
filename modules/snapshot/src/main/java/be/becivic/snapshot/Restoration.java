package be.becivic.snapshot;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.text.SourceFile;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;

/** Fills an empty database from the snapshot its corpus carries; a filled one stays as it is. */
public final class Restoration {
  /**
   * Of several servers that start at once on an empty database one fills it, and the others wait
   * for its rows. A connection that waits is given up after some seconds, a large snapshot takes
   * longer, so they look again.
   */
  private static final int ATTEMPTS = 60;

  private Restoration() {}

  /**
   * Whether there was anything to fill.
   *
   * @throws IllegalArgumentException when the snapshot is not as it was written
   */
  public static boolean fillIfEmpty(Records records, Corpus corpus) {
    for (int attempt = 1; records.read(Restoration::isEmpty); attempt++) {
      try {
        return records.write(tables -> isEmpty(tables) && fill(tables, corpus));
      } catch (RecordsUnavailable busy) {
        if (attempt == ATTEMPTS) {
          throw busy;
        }
      }
    }
    return false;
  }

  /** Whether it holds nothing of the catalogue, which every database that was begun does. */
  public static boolean isEmpty(Tables tables) {
    return tables.catalogue().volatileValues().isEmpty()
        && tables.catalogue().references().isEmpty();
  }

  private static boolean fill(Tables tables, Corpus corpus) {
    Snapshot.restore(tables, path -> corpus.findFile(path).map(SourceFile::text));
    CitedNumbers.in(corpus).forEach(tables.uids()::reserveThrough);
    corpus.commit().ifPresent(main -> OpenProposals.reopen(tables, main));
    return true;
  }
}
