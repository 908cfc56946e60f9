package be.becivic.site.export;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Where the links that were met lead; pages share most of them. */
final class Targets {
  private final Map<String, Target> known = new ConcurrentHashMap<>();

  /** Where a link leads that starts with a slash. */
  Target of(String link) {
    Target found = known.get(link);
    return found == null ? known.computeIfAbsent(link, Target::parse) : found;
  }

  List<Target> list() {
    return List.copyOf(known.values());
  }
}
