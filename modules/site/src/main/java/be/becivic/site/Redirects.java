package be.becivic.site;

import java.util.Optional;
import java.util.regex.Pattern;

/** Addresses that mean another one. */
final class Redirects {
  private static final String CANONICAL = "/canonical";

  /** Nothing that a browser could take for another host. */
  private static final Pattern PLAIN = Pattern.compile("(?:/[a-z0-9-]+)+/?");

  private Redirects() {}

  static Optional<String> find(String path) {
    boolean isSource = path.startsWith("/skills/") && path.endsWith(CANONICAL);
    if (!isSource && !path.endsWith("/") || !PLAIN.matcher(path).matches()) {
      return Optional.empty();
    }
    int rest = isSource ? CANONICAL.length() : 1;
    return Optional.of(path.substring(0, path.length() - rest));
  }
}
