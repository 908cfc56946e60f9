package be.becivic.protocol.predicate;

import be.becivic.protocol.region.Communes;
import be.becivic.protocol.region.Region;
import java.util.List;

/** Why an audience does not include somebody, in terms of the catalogue and not of the person. */
public sealed interface Mismatch {

  /** The source serves other regions. */
  record OtherRegion(List<Region> served) implements Mismatch {}

  /** The source serves other communes. */
  record OtherCommune(List<Communes> served) implements Mismatch {}

  /** A predicate does not hold. */
  record Unmet(Predicate predicate) implements Mismatch {}

  default String sentence() {
    return switch (this) {
      case OtherRegion(List<Region> served) ->
          "only for " + list(served.stream().map(Region::catalogueName).toList());
      case OtherCommune(List<Communes> served) ->
          "only for " + list(served.stream().map(Communes::toString).toList());
      case Unmet(Predicate predicate) -> "needs " + predicate;
    };
  }

  private static String list(List<String> names) {
    return String.join(", ", names);
  }
}
