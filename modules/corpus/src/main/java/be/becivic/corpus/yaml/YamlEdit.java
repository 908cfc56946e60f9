package be.becivic.corpus.yaml;

import be.becivic.corpus.text.Span;
import be.becivic.corpus.text.TextEdit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Sets one field of a YAML document and leaves every other byte as it was. */
public final class YamlEdit {
  private static final Comparator<JsonNode> BY_VALUE =
      (a, b) -> {
        if (a.isNumber() && b.isNumber()) {
          return a.decimalValue().compareTo(b.decimalValue());
        }
        return a.equals(b) ? 0 : 1;
      };

  private YamlEdit() {}

  /**
   * Sets the value at a path of names and list indexes; fields missing on the way are made.
   *
   * @param text the whole document
   * @return nothing when the path leads through something that is no mapping or list
   */
  public static Optional<String> set(String text, List<String> path, JsonNode value) {
    YamlDocument document = StrictYaml.parse(text, 0);
    if (path.isEmpty() || document.root().isEmpty() || !document.problems().isEmpty()) {
      return Optional.empty();
    }
    ObjectNode expected = document.json();
    if (!put(expected, path, value)) {
      return Optional.empty();
    }
    return edit(text, document.root().get(), path, value)
        .map(edit -> edit.applyTo(text))
        .filter(edited -> says(edited, expected));
  }

  private static boolean says(String text, JsonNode expected) {
    YamlDocument document = StrictYaml.parse(text, 0);
    return document.problems().isEmpty() && document.json().equals(BY_VALUE, expected);
  }

  private static Optional<TextEdit> edit(
      String text, YamlNode node, List<String> path, JsonNode value) {
    String step = path.getFirst();
    List<String> rest = path.subList(1, path.size());
    return switch (node) {
      case YamlNode.Mapping mapping -> {
        Optional<YamlNode.Entry> entry = mapping.find(step);
        if (entry.isEmpty()) {
          yield Optional.of(insert(text, mapping, step, nest(rest, value)));
        }
        if (rest.isEmpty() || !isContainer(entry.get().value())) {
          yield Optional.of(replace(text, mapping, entry.get(), nest(rest, value)));
        }
        yield edit(text, entry.get().value(), rest, value);
      }
      case YamlNode.Sequence sequence -> {
        YamlNode item = sequence.items().get(Integer.parseInt(step));
        yield rest.isEmpty()
            ? Optional.of(new TextEdit(item.span(), YamlText.flow(value)))
            : edit(text, item, rest, value);
      }
      case YamlNode.Scalar _ -> Optional.empty();
    };
  }

  private static boolean isContainer(YamlNode node) {
    return switch (node) {
      case YamlNode.Mapping mapping -> !mapping.entries().isEmpty();
      case YamlNode.Sequence _ -> true;
      case YamlNode.Scalar _ -> false;
    };
  }

  private static TextEdit replace(
      String text, YamlNode.Mapping parent, YamlNode.Entry entry, JsonNode value) {
    Span old = entry.value().span();
    if (parent.flow()) {
      return new TextEdit(old, (old.isEmpty() ? " " : "") + YamlText.flow(value));
    }
    boolean onOwnLines = text.substring(entry.key().span().end(), old.start()).contains("\n");
    if (onOwnLines && YamlText.isBlock(value)) {
      return new TextEdit(old, YamlText.block(value, indentOf(text, old.start())).stripLeading());
    }
    int colon = text.indexOf(':', entry.key().span().end());
    String between = text.substring(colon + 1, old.start());
    String comment = between.contains("#") ? between.stripTrailing() : "";
    String indent = indentOf(text, entry.key().span().start());
    String written =
        YamlText.isBlock(value)
            ? comment + YamlText.afterColon(value, indent)
            : YamlText.afterColon(value, indent) + comment;
    return new TextEdit(new Span(colon + 1, old.end()), written);
  }

  private static TextEdit insert(
      String text, YamlNode.Mapping parent, String name, JsonNode value) {
    if (parent.flow()) {
      String field = YamlText.scalar(name) + ": " + YamlText.flow(value);
      return parent.entries().isEmpty()
          ? TextEdit.insert(parent.span().start() + 1, field)
          : TextEdit.insert(parent.entries().getLast().span().end(), ", " + field);
    }
    YamlNode.Entry last = parent.entries().getLast();
    String indent = indentOf(text, last.key().span().start());
    int lineEnd = text.indexOf('\n', last.span().end());
    String field = indent + YamlText.scalar(name) + ":" + YamlText.afterColon(value, indent);
    return lineEnd < 0
        ? TextEdit.insert(text.length(), "\n" + field)
        : TextEdit.insert(lineEnd + 1, field + "\n");
  }

  /** The spaces that would stand before a column: a list's dash counts as one of them. */
  private static String indentOf(String text, int offset) {
    int start = text.lastIndexOf('\n', offset - 1) + 1;
    return " ".repeat(offset - start);
  }

  private static JsonNode nest(List<String> path, JsonNode value) {
    JsonNode nested = value;
    for (String name : path.reversed()) {
      nested = JsonNodeFactory.instance.objectNode().set(name, nested);
    }
    return nested;
  }

  private static boolean put(JsonNode node, List<String> path, JsonNode value) {
    String step = path.getFirst();
    List<String> rest = path.subList(1, path.size());
    return switch (node) {
      case ObjectNode object -> {
        JsonNode child = object.get(step);
        if (rest.isEmpty()
            || child == null
            || child.isNull()
            || (child.isObject() && child.isEmpty())) {
          object.set(step, nest(rest, value));
          yield true;
        }
        yield put(child, rest, value);
      }
      case ArrayNode array -> putItem(array, step, rest, value);
      default -> false;
    };
  }

  private static boolean putItem(ArrayNode array, String step, List<String> rest, JsonNode value) {
    if (!step.matches("0|[1-9][0-9]{0,3}") || Integer.parseInt(step) >= array.size()) {
      return false;
    }
    int index = Integer.parseInt(step);
    if (rest.isEmpty()) {
      array.set(index, value);
      return true;
    }
    return put(array.get(index), rest, value);
  }
}
