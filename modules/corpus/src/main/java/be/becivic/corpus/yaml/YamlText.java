package be.becivic.corpus.yaml;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/** Writes a value as frontmatter has it: plain where that is safe, lists of words in one line. */
final class YamlText {
  private static final Pattern PLAIN =
      Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}_./()-]*+(?: [\\p{L}\\p{N}_./()-]++)*+");

  private YamlText() {}

  /**
   * What follows the colon of a field that stands at an indentation, with its leading space or line
   * break.
   */
  static String afterColon(JsonNode value, String indent) {
    return isBlock(value) ? "\n" + block(value, indent + "  ") : " " + flow(value);
  }

  /** Whether a value takes lines of its own: a mapping, or a list that holds more than scalars. */
  static boolean isBlock(JsonNode value) {
    return !value.isEmpty()
        && (value.isObject()
            || (value.isArray() && value.valueStream().anyMatch(JsonNode::isContainer)));
  }

  /** Lines of a mapping or list, the first one indented as well, without a final newline. */
  static String block(JsonNode value, String indent) {
    if (value.isObject()) {
      return value.properties().stream()
          .map(
              field -> indent + scalar(field.getKey()) + ":" + afterColon(field.getValue(), indent))
          .collect(Collectors.joining("\n"));
    }
    return value
        .valueStream()
        .map(item -> indent + "- " + item(item, indent))
        .collect(Collectors.joining("\n"));
  }

  private static String item(JsonNode item, String indent) {
    return item.isObject() && !item.isEmpty()
        ? block(item, indent + "  ").stripLeading()
        : flow(item);
  }

  static String flow(JsonNode value) {
    if (value.isArray()) {
      return value.valueStream().map(YamlText::flow).collect(Collectors.joining(", ", "[", "]"));
    }
    if (value.isObject()) {
      return value.properties().stream()
          .map(YamlText::field)
          .collect(Collectors.joining(", ", "{", "}"));
    }
    return value.isString() ? scalar(value.stringValue()) : value.toString();
  }

  private static String field(Map.Entry<String, JsonNode> field) {
    return scalar(field.getKey()) + ": " + flow(field.getValue());
  }

  static String scalar(String text) {
    boolean isPlain =
        PLAIN.matcher(text).matches()
            && PlainScalar.type(text).filter(JsonNode::isString).isPresent();
    return isPlain ? text : StringNode.valueOf(text).toString();
  }
}
