package be.becivic.protocol.operation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What somebody gave for the parameters of an operation, as texts. What is blank or null counts as
 * left out wherever that can do no harm.
 */
public final class GivenValues {
  private final Map<String, List<String>> texts = new HashMap<>();
  private final Set<String> unreadable = new HashSet<>();

  private GivenValues() {}

  /** The arguments of a tool. */
  public static GivenValues of(ObjectNode arguments) {
    var given = new GivenValues();
    arguments.forEachEntry(given::add);
    return given;
  }

  /** A decoded query, and what stood in place of the parameters of an address. */
  public static GivenValues of(Map<String, List<String>> query, Map<String, String> segments) {
    var given = new GivenValues();
    query.forEach((name, values) -> values.forEach(value -> given.add(name, value)));
    segments.forEach((name, value) -> given.texts.put(name, List.of(value)));
    return given;
  }

  private void add(String name, String text) {
    texts.computeIfAbsent(name, _ -> new ArrayList<>(1)).add(text);
  }

  private void add(String name, JsonNode value) {
    texts.put(name, new ArrayList<>(1));
    Stream<JsonNode> values = value.isArray() ? value.valueStream() : Stream.of(value);
    values.forEach(
        each -> {
          if (!each.isValueNode()) {
            unreadable.add(name);
          } else if (!each.isNull()) {
            add(name, each.asString(""));
          }
        });
  }

  Set<String> names() {
    return texts.keySet();
  }

  List<String> list(String name) {
    return listAll(name).stream().filter(text -> !text.isBlank()).toList();
  }

  /** With what is blank. */
  List<String> listAll(String name) {
    return texts.getOrDefault(name, List.of());
  }

  /** Whether something stands there that is no text, number or truth value. */
  boolean isUnreadable(String name) {
    return unreadable.contains(name);
  }

  /** Says nothing of what was given. */
  @Override
  public String toString() {
    return "GivenValues[" + texts.size() + "]";
  }
}
