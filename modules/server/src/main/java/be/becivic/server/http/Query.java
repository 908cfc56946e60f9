package be.becivic.server.http;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The decoded query of a request. */
public final class Query {
  static final int MAX_PARAMETERS = 64;
  static final Query EMPTY = new Query(Map.of());

  private final Map<String, List<String>> values;

  private Query(Map<String, List<String>> values) {
    this.values = values;
  }

  public Optional<String> find(String name) {
    return list(name).stream().findFirst();
  }

  /** Every parameter with its first value. */
  public Map<String, String> first() {
    return values.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().getFirst()));
  }

  /** Every parameter with all its values. */
  public Map<String, List<String>> all() {
    return Collections.unmodifiableMap(values);
  }

  public List<String> list(String name) {
    return values.getOrDefault(name, List.of());
  }

  /** Empty when the text is badly encoded or holds too many parameters. */
  public static Optional<Query> parse(String raw) {
    if (raw.isEmpty()) {
      return Optional.of(EMPTY);
    }
    Map<String, List<String>> values = new LinkedHashMap<>();
    String[] parts = raw.split("&", MAX_PARAMETERS + 1);
    if (parts.length > MAX_PARAMETERS) {
      return Optional.empty();
    }
    for (String part : parts) {
      int equals = part.indexOf('=');
      Optional<String> name = decode(equals < 0 ? part : part.substring(0, equals));
      Optional<String> value = decode(equals < 0 ? "" : part.substring(equals + 1));
      if (name.isEmpty() || value.isEmpty()) {
        return Optional.empty();
      }
      values.computeIfAbsent(name.get(), _ -> new ArrayList<>(1)).add(value.get());
    }
    return Optional.of(new Query(values));
  }

  private static Optional<String> decode(String text) {
    return PercentEncoding.decode(text.replace('+', ' '));
  }

  @Override
  public String toString() {
    return "Query[" + values.size() + "]";
  }
}
