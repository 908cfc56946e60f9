package be.becivic.server.read;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.predicate.Axis;
import be.becivic.protocol.region.Region;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What a path has to be for, such as {@code civic_status:married}. */
sealed interface AxisValue {

  /** What predicates put before the name of an axis. */
  String PROFILE = "user.";

  boolean admits(PathEntry path);

  /** Reads {@code axis:value}; a refusal points at the parameter. */
  static Outcome<AxisValue> parse(String text, String pointer) {
    int colon = text.indexOf(':');
    if (colon < 1) {
      return Outcome.refused(Rejection.notAmong(pointer, "pattern", List.of("axis:value")));
    }
    String name = text.substring(0, colon);
    String value = text.substring(colon + 1);
    if (Served.NAMES.contains(name)) {
      return Region.parse(value)
          .<Outcome<AxisValue>>map(region -> Outcome.ok(new Served(region)))
          .orElseGet(
              () -> refuse(pointer, Region.allNames().stream().map(each -> name + ":" + each)));
    }
    Optional<Axis> axis = Axis.parse(PROFILE + name);
    if (axis.isEmpty()) {
      return refuse(
          pointer,
          Stream.of(Axis.values())
              .map(each -> each.wireName().substring(PROFILE.length()) + ":value"));
    }
    Set<String> words = axis.get().words();
    return words.isEmpty() || words.contains(value)
        ? Outcome.ok(new Category(name, value))
        : refuse(pointer, words.stream().sorted().map(each -> name + ":" + each));
  }

  private static Outcome<AxisValue> refuse(String pointer, Stream<String> allowed) {
    return Outcome.refused(Rejection.notAmong(pointer, "enum", allowed.toList()));
  }

  /** A region that one of the sources serves; one that names none serves all. */
  record Served(Region region) implements AxisValue {
    private static final Set<String> NAMES = Set.of("region", "regions");

    @Override
    public boolean admits(PathEntry path) {
      return path.sources().stream().anyMatch(this::isServed);
    }

    private boolean isServed(PathSource source) {
      List<String> regions = new JsonFields(source.json().path("audience")).texts("regions");
      return regions.isEmpty()
          || regions.stream()
              .flatMap(name -> Region.parse(name).stream())
              .anyMatch(each -> each.includes(region));
    }
  }

  /** Any other category; a path that says nothing of it is open. */
  record Category(String name, String value) implements AxisValue {
    @Override
    public boolean admits(PathEntry path) {
      Optional<JsonNode> axis =
          path.fields()
              .find("applies_to")
              .filter(JsonNode::isObject)
              .flatMap(object -> new JsonFields(object).find(name));
      return axis.isEmpty()
          || Stream.concat(Stream.of(axis.get()), axis.get().valueStream())
              .anyMatch(each -> each.asString("").equals(value));
    }
  }
}
