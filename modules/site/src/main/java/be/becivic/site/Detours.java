package be.becivic.site;

import java.util.Optional;
import java.util.regex.Pattern;

/** Addresses that mean another one. */
final class Detours {
  private static final String CANONICAL = "/canonical";

  /** Nothing that a browser could take for another host. */
  private static final Pattern PLAIN = Pattern.compile("(?:/[a-z0-9-]+)+/?");

  private Detours() {}

  static Optional<String> find(String path) {
    if (!PLAIN.matcher(path).matches()) {
      return Optional.empty();
    }
    if (path.startsWith("/skills/") && path.endsWith(CANONICAL)) {
      return Optional.of(path.substring(0, path.length() - CANONICAL.length()));
    }
    return path.endsWith("/")
        ? Optional.of(path.substring(0, path.length() - 1))
        : Optional.empty();
  }
}
