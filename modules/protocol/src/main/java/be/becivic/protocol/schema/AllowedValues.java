package be.becivic.protocol.schema;

import com.networknt.schema.Error;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a schema would have taken where it refused something. */
final class AllowedValues {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Function<String, Optional<JsonNode>> files;

  /**
   * Reads from the schemas.
   *
   * @param files a schema by its id
   */
  AllowedValues(Map<String, JsonNode> files) {
    this.files = id -> Optional.ofNullable(files.get(id));
  }

  static AllowedValues of(Map<SchemaName, String> sources) {
    return new AllowedValues(
        sources.entrySet().stream()
            .collect(
                Collectors.toUnmodifiableMap(
                    file -> file.getKey().id(), file -> MAPPER.readTree(file.getValue()))));
  }

  List<String> of(Error error) {
    JsonNode limit = error.getSchemaNode();
    return switch (error.getKeyword()) {
      case "enum" -> limit.valueStream().map(AllowedValues::text).toList();
      case "const" -> List.of(text(limit));
      case "type" ->
          limit.isArray()
              ? limit.valueStream().map(AllowedValues::text).toList()
              : List.of(text(limit));
      case "pattern", "format" -> List.of(text(limit));
      case "maxLength" -> List.of("at most " + text(limit) + " characters");
      case "minLength" -> List.of("at least " + text(limit) + " characters");
      case "maxItems" -> List.of("at most " + text(limit) + " items");
      case "minItems" -> List.of("at least " + text(limit) + " items");
      case "maximum" -> List.of("at most " + text(limit));
      case "minimum" -> List.of("at least " + text(limit));
      case "additionalProperties", "unevaluatedProperties" -> siblings(error);
      default -> List.of();
    };
  }

  /** The members the object may have. */
  private List<String> siblings(Error error) {
    String place = error.getSchemaLocation().toString();
    int hash = place.indexOf('#');
    int last = place.lastIndexOf('/');
    if (hash < 0 || last < hash) {
      return List.of();
    }
    return files
        .apply(place.substring(0, hash))
        .map(file -> file.at(place.substring(hash + 1, last)).path("properties"))
        .map(
            members ->
                members.properties().stream()
                    .filter(member -> member.getValue().isObject())
                    .map(Map.Entry::getKey)
                    .toList())
        .orElse(List.of());
  }

  private static String text(JsonNode value) {
    return value.isString() ? value.stringValue() : value.toString();
  }
}
