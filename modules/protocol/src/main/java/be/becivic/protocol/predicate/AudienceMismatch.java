package be.becivic.protocol.predicate;

import be.becivic.protocol.region.CommuneSelector;
import be.becivic.protocol.region.Region;
import java.util.List;

/** Why an audience does not include somebody, in terms of the catalogue and not of the person. */
public sealed interface AudienceMismatch {

  /** The source serves other regions. */
  record OtherRegion(List<Region> served) implements AudienceMismatch {}

  /** The source serves other communes. */
  record OtherCommune(List<CommuneSelector> served) implements AudienceMismatch {}

  /** A predicate does not hold. */
  record Unmet(Predicate predicate) implements AudienceMismatch {}

  /** What it turns on. */
  default Axis axis() {
    return switch (this) {
      case OtherRegion _ -> Axis.REGION;
      case OtherCommune _ -> Axis.COMMUNE_NIS5;
      case Unmet(Predicate predicate) -> predicate.field();
    };
  }

  default String sentence() {
    return switch (this) {
      case OtherRegion(List<Region> served) ->
          "only for " + list(served.stream().map(Region::catalogueName).toList());
      case OtherCommune(List<CommuneSelector> served) ->
          "only for " + list(served.stream().map(CommuneSelector::toString).toList());
      case Unmet(Predicate predicate) -> "needs " + predicate;
    };
  }

  private static String list(List<String> names) {
    return String.join(", ", names);
  }
}
