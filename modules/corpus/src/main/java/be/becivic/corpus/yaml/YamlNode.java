package be.becivic.corpus.yaml;

import be.becivic.corpus.text.Span;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A value in a YAML document and the characters it was written with. */
public sealed interface YamlNode {

  Span span();

  /** The same value as JSON. */
  JsonNode json();

  /** Key and value pairs in the order they were written. */
  record Mapping(List<Entry> entries, boolean flow, Span span) implements YamlNode {
    public Mapping {
      entries = List.copyOf(entries);
    }

    public Optional<Entry> find(String key) {
      return entries.stream().filter(entry -> entry.key.text.equals(key)).findFirst();
    }

    @Override
    public JsonNode json() {
      ObjectNode object = JsonNodeFactory.instance.objectNode();
      entries.forEach(entry -> object.set(entry.key.text, entry.value.json()));
      return object;
    }
  }

  /** One key and its value. */
  record Entry(Scalar key, YamlNode value) {
    public Span span() {
      return key.span.to(value.span());
    }
  }

  /** Values in a row. */
  record Sequence(List<YamlNode> items, boolean flow, Span span) implements YamlNode {
    public Sequence {
      items = List.copyOf(items);
    }

    @Override
    public JsonNode json() {
      ArrayNode array = JsonNodeFactory.instance.arrayNode();
      items.forEach(item -> array.add(item.json()));
      return array;
    }
  }

  /**
   * A single value.
   *
   * @param text its characters, unescaped
   * @param plain whether it was written without quotes, so that its shape decides its type
   */
  record Scalar(String text, JsonNode json, boolean plain, Span span) implements YamlNode {}
}
