package be.becivic.site.export;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Where the links that were met lead; pages share most of them. */
final class LinkTargets {
  private final Map<String, LinkTarget> known = new ConcurrentHashMap<>();

  /** Where a link leads that starts with a slash. */
  LinkTarget of(String link) {
    LinkTarget found = known.get(link);
    return found == null ? known.computeIfAbsent(link, LinkTarget::parse) : found;
  }

  List<LinkTarget> list() {
    return List.copyOf(known.values());
  }
}
