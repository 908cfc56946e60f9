package be.becivic.server.http;

import be.becivic.protocol.operation.HttpMethod;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the routes at an address, segment by segment; a literal wins over a parameter. */
public final class RouteTable {
  private static final Pattern PATTERN =
      Pattern.compile("(?=/)(/|(/([\\w.~-]+|\\{\\w+}))*(/\\{\\w+\\.\\.\\.})?)");

  private final Node root = new Node();

  public RouteTable(List<Route> routes) {
    routes.forEach(this::add);
  }

  public Optional<Match> find(List<String> segments) {
    return Optional.ofNullable(find(root, segments, 0, new ArrayList<>(2)));
  }

  /** The routes at one address, and what stood in place of their parameters. */
  public record Match(Map<HttpMethod, Route> routes, List<String> values) {

    /** HEAD is answered by the route for GET. */
    public Optional<Route> route(HttpMethod method) {
      Route route = routes.get(method);
      return route == null && method == HttpMethod.HEAD
          ? Optional.ofNullable(routes.get(HttpMethod.GET))
          : Optional.ofNullable(route);
    }

    public String pattern() {
      return routes.values().iterator().next().pattern();
    }

    public String allow() {
      EnumMap<HttpMethod, Route> allowed = new EnumMap<>(routes);
      if (allowed.containsKey(HttpMethod.GET)) {
        allowed.putIfAbsent(HttpMethod.HEAD, allowed.get(HttpMethod.GET));
      }
      return allowed.keySet().stream()
              .filter(method -> method != HttpMethod.OPTIONS)
              .map(HttpMethod::name)
              .collect(Collectors.joining(", "))
          + ", OPTIONS";
    }

    public Map<String, String> parameters(Route route) {
      if (values.isEmpty()) {
        return Map.of();
      }
      List<String> names = names(route.pattern());
      Map<String, String> parameters = HashMap.newHashMap(names.size());
      for (int i = 0; i < names.size(); i++) {
        parameters.put(names.get(i), values.get(i));
      }
      return parameters;
    }
  }

  private void add(Route route) {
    if (!PATTERN.matcher(route.pattern()).matches()) {
      throw new IllegalArgumentException("not a pattern: " + route.pattern());
    }
    Node node = root;
    for (String segment : segments(route.pattern())) {
      node = node.child(segment);
    }
    if (node.routes.putIfAbsent(route.method(), route) != null) {
      throw new IllegalArgumentException(
          "two routes for " + route.method() + " " + route.pattern());
    }
  }

  private static @Nullable Match find(
      Node node, List<String> segments, int depth, List<String> values) {
    if (depth == segments.size()) {
      return node.routes.isEmpty() ? null : new Match(node.routes, List.copyOf(values));
    }
    String segment = segments.get(depth);
    Node literal = node.literals.get(segment);
    if (literal != null) {
      Match match = find(literal, segments, depth + 1, values);
      if (match != null) {
        return match;
      }
    }
    if (node.parameter != null && !segment.isEmpty()) {
      values.addLast(segment);
      Match match = find(node.parameter, segments, depth + 1, values);
      if (match != null) {
        return match;
      }
      values.removeLast();
    }
    if (node.rest != null && !segments.getLast().isEmpty()) {
      values.addLast(String.join("/", segments.subList(depth, segments.size())));
      return new Match(node.rest.routes, List.copyOf(values));
    }
    return null;
  }

  private static List<String> segments(String pattern) {
    return pattern.equals("/") ? List.of() : List.of(pattern.substring(1).split("/", -1));
  }

  private static List<String> names(String pattern) {
    return segments(pattern).stream()
        .filter(segment -> segment.startsWith("{"))
        .map(segment -> segment.substring(1, segment.length() - 1).replace("...", ""))
        .toList();
  }

  private static final class Node {
    final Map<String, Node> literals = new HashMap<>();
    final Map<HttpMethod, Route> routes = new EnumMap<>(HttpMethod.class);
    @Nullable Node parameter;
    @Nullable Node rest;

    Node child(String segment) {
      if (!segment.startsWith("{")) {
        return literals.computeIfAbsent(segment, _ -> new Node());
      }
      if (segment.endsWith("...}")) {
        rest = rest == null ? new Node() : rest;
        return rest;
      }
      parameter = parameter == null ? new Node() : parameter;
      return parameter;
    }
  }
}
