package be.becivic.corpus.version;

import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** One spelling for everything that says the same: members by name, white space folded. */
final class CanonicalJson {
  private CanonicalJson() {}

  /**
   * Spells a value.
   *
   * @param except members of the outermost object that do not count
   */
  static String of(JsonNode value, Set<String> except) {
    StringBuilder text = new StringBuilder();
    write(value, except, text);
    return text.toString();
  }

  private static void write(JsonNode value, Set<String> except, StringBuilder text) {
    if (value.isObject()) {
      text.append('{');
      TreeSet<String> names = new TreeSet<>(value.propertyNames());
      names.removeAll(except);
      for (String name : names) {
        text.append(quoted(name)).append(':');
        write(value.path(name), Set.of(), text);
        text.append(',');
      }
      text.append('}');
    } else if (value.isArray()) {
      text.append('[');
      for (JsonNode item : value) {
        write(item, Set.of(), text);
        text.append(',');
      }
      text.append(']');
    } else {
      text.append(
          value.isString() ? quoted(WhiteSpace.fold(value.stringValue())) : value.toString());
    }
  }

  private static String quoted(String text) {
    return JsonNodeFactory.instance.stringNode(text).toString();
  }
}
