package be.becivic.site;

import java.util.Optional;

/** Addresses that mean another one. */
final class Detours {
  private static final String CANONICAL = "/canonical";

  private Detours() {}

  static Optional<String> find(String path) {
    if (path.startsWith("/skills/") && path.endsWith(CANONICAL)) {
      return Optional.of(path.substring(0, path.length() - CANONICAL.length()));
    }
    if (path.length() > 1 && path.endsWith("/") && !path.startsWith("//")) {
      return Optional.of(path.replaceAll("/+$", ""));
    }
    return Optional.empty();
  }
}
