package be.becivic.lifecycle;

import be.becivic.corpus.data.Seeds;
import be.becivic.lifecycle.upkeep.snapshot.Snapshot;
import be.becivic.records.Catalogue;
import be.becivic.records.Records;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Fills empty catalogues with the rows the corpus begins with; filled ones stay as they are. */
public final class CatalogueSeeding {
  private static final Set<String> FILES = Set.of(Seeds.VALUES_FILE, Seeds.REFERENCES_FILE);

  private CatalogueSeeding() {}

  /** Whether there was anything to fill. */
  public static boolean fillIfEmpty(Records records, Function<String, String> file) {
    return records.read(tables -> isEmpty(tables.catalogue()))
        && records.write(
            tables -> {
              boolean isEmpty = isEmpty(tables.catalogue());
              if (isEmpty) {
                Snapshot.restore(
                    tables, path -> Optional.of(path).filter(FILES::contains).map(file));
              }
              return isEmpty;
            });
  }

  private static boolean isEmpty(Catalogue catalogue) {
    return catalogue.volatileValues().isEmpty() && catalogue.references().isEmpty();
  }
}
