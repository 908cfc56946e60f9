package be.becivic.protocol.predicate;

import static be.becivic.protocol.predicate.ValueReading.refuse;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.region.CommuneSelector;
import be.becivic.protocol.region.Region;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Turns JSON into an audience. */
final class AudienceReader {
  private static final Set<String> MEMBERS = Set.of("regions", "communes", "predicates");

  private AudienceReader() {}

  static Outcome<Audience> read(JsonNode node, String pointer) {
    if (!node.isObject()) {
      return refuse(pointer, "type");
    }
    if (!MEMBERS.containsAll(node.propertyNames())) {
      return refuse(pointer, "additionalProperties");
    }
    Outcome<List<Region>> regions =
        member(node, pointer, "regions", named(Region::parse, Region.allNames()));
    Outcome<List<CommuneSelector>> communes =
        member(node, pointer, "communes", named(CommuneSelector::parse, List.of()));
    Outcome<List<Predicate>> predicates = member(node, pointer, "predicates", Predicate::parse);
    return regions.then(
        areas ->
            communes.then(
                places -> predicates.map(conditions -> new Audience(areas, places, conditions))));
  }

  private static <T> Outcome<List<T>> member(
      JsonNode node, String pointer, String name, ValueReading<T> reading) {
    return node.has(name)
        ? reading.list(node.get(name), pointer + "/" + name)
        : Outcome.ok(List.of());
  }

  private static <T> ValueReading<T> named(
      Function<String, Optional<T>> parser, List<String> names) {
    return (node, pointer) ->
        node.stringValueOpt()
            .flatMap(parser)
            .map(Outcome::ok)
            .orElseGet(() -> refuse(pointer, "enum", names));
  }
}
