package be.becivic.protocol.schema;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The names that members have and the texts that values may be, letter by letter. */
final class DeclaredTexts {
  private DeclaredTexts() {}

  static Set<String> of(Collection<JsonNode> schemas) {
    var words = new HashSet<String>();
    schemas.forEach(schema -> collect(schema, words));
    return Set.copyOf(words);
  }

  private static void collect(JsonNode schema, Set<String> words) {
    words.addAll(schema.path("properties").propertyNames());
    schema.path("const").stringValueOpt().ifPresent(words::add);
    schema
        .path("enum")
        .valueStream()
        .forEach(value -> value.stringValueOpt().ifPresent(words::add));
    schema.forEach(child -> collect(child, words));
  }
}
