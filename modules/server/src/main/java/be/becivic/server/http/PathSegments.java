package be.becivic.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes the path of a request target apart, refusing every spelling that could be read two ways.
 */
public final class PathSegments {

  private PathSegments() {}

  /** The decoded segments; a final slash leaves an empty last one, which no route matches. */
  public static Optional<List<String>> parse(String rawPath) {
    if (!rawPath.startsWith("/")) {
      return Optional.empty();
    }
    List<String> segments = new ArrayList<>(8);
    int start = 1;
    while (start < rawPath.length()) {
      int slash = rawPath.indexOf('/', start);
      int end = slash < 0 ? rawPath.length() : slash;
      Optional<String> segment = PercentEncoding.decode(rawPath.substring(start, end));
      if (segment.filter(PathSegments::isPlain).isEmpty()) {
        return Optional.empty();
      }
      segments.add(segment.get());
      start = end + 1;
    }
    if (rawPath.length() > 1 && rawPath.endsWith("/")) {
      segments.add("");
    }
    return Optional.of(segments);
  }

  private static boolean isPlain(String segment) {
    return !segment.isEmpty()
        && !segment.equals(".")
        && !segment.equals("..")
        && segment.indexOf('/') < 0
        && segment.indexOf('\\') < 0;
  }
}
