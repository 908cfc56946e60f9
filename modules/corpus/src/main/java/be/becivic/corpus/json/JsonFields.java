package be.becivic.corpus.json;

import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Reads members of an object that may be absent or of the wrong type; either counts as absent. */
public record JsonFields(JsonNode object) {

  public Optional<JsonNode> find(String name) {
    JsonNode value = object.get(name);
    return value == null || value.isNull() ? Optional.empty() : Optional.of(value);
  }

  public Optional<String> text(String name) {
    return find(name).flatMap(JsonNode::stringValueOpt);
  }

  public Optional<LocalDate> date(String name) {
    return text(name).flatMap(text -> parsed(text, LocalDate::parse));
  }

  public Optional<Instant> time(String name) {
    return text(name).flatMap(text -> parsed(text, Instant::parse));
  }

  public boolean flag(String name) {
    return find(name).filter(JsonNode::isBoolean).map(JsonNode::booleanValue).orElse(false);
  }

  public List<JsonNode> items(String name) {
    return find(name)
        .filter(JsonNode::isArray)
        .map(array -> array.valueStream().toList())
        .orElse(List.of());
  }

  public List<String> texts(String name) {
    return items(name).stream().flatMap(item -> item.stringValueOpt().stream()).toList();
  }

  public List<JsonFields> objects(String name) {
    return items(name).stream().filter(JsonNode::isObject).map(JsonFields::new).toList();
  }

  private static <T> Optional<T> parsed(String text, Function<String, T> parser) {
    try {
      return Optional.of(parser.apply(text));
    } catch (DateTimeParseException _) {
      return Optional.empty();
    }
  }
}
