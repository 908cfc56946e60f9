package be.becivic.server.openapi;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A part of the path or a query parameter. */
record Parameter(Place in, String name, String meaning, Optional<String> values) {
  private static final Pattern IN_PATH = Pattern.compile("\\{([a-z_]+)}");

  enum Place {
    PATH("path"),
    QUERY("query");

    private final String wireName;

    Place(String wireName) {
      this.wireName = wireName;
    }
  }

  static Parameter query(String name, String meaning) {
    return new Parameter(Place.QUERY, name, meaning, Optional.empty());
  }

  /** A query parameter with a closed set of values, separated by {@code |}. */
  static Parameter query(String name, String meaning, String values) {
    return new Parameter(Place.QUERY, name, meaning, Optional.of(values));
  }

  static Stream<Parameter> inPath(String path) {
    return IN_PATH
        .matcher(path)
        .results()
        .map(found -> found.group(1))
        .map(name -> new Parameter(Place.PATH, name, PathWords.of(name), Optional.empty()));
  }

  ObjectNode json() {
    ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "string");
    values.ifPresent(
        closed -> Stream.of(closed.split("\\|")).forEach(schema.withArray("enum")::add));
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("name", name)
            .put("in", in.wireName)
            .put("required", in == Place.PATH)
            .put("description", meaning);
    json.set("schema", schema);
    return json;
  }
}
