package be.becivic.changes.check;

import be.becivic.protocol.id.PathId;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import java.util.List;
import java.util.SortedMap;

/**
 * What a change brings that has no number yet (§6.11).
 *
 * @param values by name
 * @param references by name
 */
public record UnnumberedEntries(
    SortedMap<String, CatalogueValue> values,
    SortedMap<String, Citation> references,
    List<PathId> paths) {

  public UnnumberedEntries {
    paths = List.copyOf(paths);
  }

  public boolean isEmpty() {
    return values.isEmpty() && references.isEmpty() && paths.isEmpty();
  }
}
