package be.becivic.protocol.schema;

import com.networknt.schema.Error;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** What a schema would have taken where it refused something. */
final class AllowedValues {
  private static final String PROPERTIES = "properties";

  /** That a member is an object says something; that it is a text does not. */
  static final String OBJECT = "object";

  /** What tells most of a value, the plainest first. */
  private static final List<String> TELLING = List.of("const", "format", "pattern");

  /** A schema, and the id of the file it is in, which its references start from. */
  private record Located(JsonNode schema, String file) {}

  private final Function<String, Optional<JsonNode>> files;

  /**
   * Reads from the schemas.
   *
   * @param files a schema by its id
   */
  AllowedValues(Map<String, JsonNode> files) {
    this.files = id -> Optional.ofNullable(files.get(id));
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
      case "required" -> wanted(error);
      default -> List.of();
    };
  }

  /** The members the object may have. */
  private List<String> siblings(Error error) {
    return around(error)
        .map(
            schema ->
                schema.path(PROPERTIES).properties().stream()
                    .filter(member -> member.getValue().isObject())
                    .map(Map.Entry::getKey)
                    .toList())
        .orElse(List.of());
  }

  /** What the missing member may be. */
  private List<String> wanted(Error error) {
    String file = file(error.getSchemaLocation().toString());
    return around(error).map(schema -> member(schema, error.getProperty(), file)).orElse(List.of());
  }

  private List<String> member(JsonNode schema, String name, String file) {
    JsonNode member = schema.path(PROPERTIES).path(name);
    if (member.isObject()) {
      return values(member, file);
    }
    return referred(schema, file)
        .map(other -> member(other.schema, name, other.file))
        .orElse(List.of());
  }

  private List<String> values(JsonNode schema, String file) {
    if (schema.has("enum")) {
      return schema.get("enum").valueStream().map(AllowedValues::text).toList();
    }
    for (String keyword : TELLING) {
      if (schema.path(keyword).isValueNode()) {
        return List.of(text(schema.get(keyword)));
      }
    }
    if (schema.path("type").asString("").equals(OBJECT)) {
      return List.of(OBJECT);
    }
    return referred(schema, file).map(other -> values(other.schema, other.file)).orElse(List.of());
  }

  /** The schema that holds the keyword which refused. */
  private Optional<JsonNode> around(Error error) {
    String place = error.getSchemaLocation().toString();
    int last = place.lastIndexOf('/');
    return place.indexOf('#') < 0 || last < place.indexOf('#')
        ? Optional.empty()
        : at(place.substring(0, last)).map(Located::schema);
  }

  private Optional<Located> referred(JsonNode schema, String file) {
    return schema
        .path("$ref")
        .stringValueOpt()
        .flatMap(place -> at(URI.create(file).resolve(place).toString()));
  }

  private Optional<Located> at(String place) {
    String file = file(place);
    String pointer = file.equals(place) ? "" : place.substring(file.length() + 1);
    return files.apply(file).map(whole -> new Located(whole.at(pointer), file));
  }

  private static String file(String place) {
    int hash = place.indexOf('#');
    return hash < 0 ? place : place.substring(0, hash);
  }

  private static String text(JsonNode value) {
    return value.isString() ? value.stringValue() : value.toString();
  }
}
