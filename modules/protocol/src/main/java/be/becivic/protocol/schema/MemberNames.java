package be.becivic.protocol.schema;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The member names our schemas use. A pointer that leaves the server is built from these and from
 * indexes alone, so that it never repeats what was submitted.
 */
public final class MemberNames {
  private final Set<String> names;

  private MemberNames(Set<String> names) {
    this.names = Set.copyOf(names);
  }

  static MemberNames of(Collection<JsonNode> schemas) {
    var names = new HashSet<String>();
    schemas.forEach(schema -> collect(schema, names));
    return new MemberNames(names);
  }

  public Set<String> names() {
    return names;
  }

  public boolean knows(String name) {
    return names.contains(name);
  }

  /** A JSON pointer along these names and indexes, cut before the first name we do not know. */
  public String pointer(List<?> steps) {
    var pointer = new StringBuilder();
    for (Object step : steps) {
      switch (step) {
        case Integer index -> pointer.append('/').append(index.intValue());
        case String name when knows(name) -> pointer.append('/').append(name);
        default -> {
          return pointer.toString();
        }
      }
    }
    return pointer.toString();
  }

  /**
   * A JSON pointer into a document as far as it goes along these names. What stands at each step
   * decides whether the next is an index or a name, since a name may be made of digits.
   */
  public String declaredPart(String pointer, JsonNode document) {
    var part = new StringBuilder();
    JsonNode node = document;
    for (String step : pointer.isEmpty() ? new String[0] : pointer.substring(1).split("/", -1)) {
      if (!node.isArray() && !knows(step)) {
        break;
      }
      part.append('/').append(step);
      node = node.isArray() ? node.path(Integer.parseInt(step)) : node.path(step);
    }
    return part.toString();
  }

  private static void collect(JsonNode schema, Set<String> names) {
    JsonNode properties = schema.get("properties");
    if (properties != null && properties.isObject()) {
      names.addAll(properties.propertyNames());
    }
    schema.forEach(child -> collect(child, names));
  }
}
