package be.becivic.lifecycle.forge.check;

import be.becivic.protocol.id.PathId;
import be.becivic.records.model.Citation;
import be.becivic.records.model.Scalar;
import java.util.List;
import java.util.SortedMap;

/**
 * What a change brings that has no number yet (§6.11).
 *
 * @param values by name
 * @param references by name
 */
public record Newcomers(
    SortedMap<String, Scalar> values, SortedMap<String, Citation> references, List<PathId> paths) {

  public Newcomers {
    paths = List.copyOf(paths);
  }

  public boolean isEmpty() {
    return values.isEmpty() && references.isEmpty() && paths.isEmpty();
  }
}
