package be.becivic.site.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Finds links that lead nowhere. */
final class LinkCheck {
  private final Map<Place, Anchors> pages;
  private final Function<String, Optional<Target>> targets;
  private final Predicate<String> exists;

  /**
   * What one page links to and what can be linked to in it, each sorted. There may be many pages,
   * so equal strings are best the same.
   */
  record Anchors(String[] links, String[] ids) {}

  /**
   * Prepares for some pages.
   *
   * @param targets where a link leads that starts with a slash
   * @param exists whether the export has a file
   */
  LinkCheck(
      Map<Place, Anchors> pages,
      Function<String, Optional<Target>> targets,
      Predicate<String> exists) {
    this.pages = pages;
    this.targets = targets;
    this.exists = exists;
  }

  /** Looks at every link of every page. */
  List<String> broken() {
    List<String> broken = new ArrayList<>();
    pages.forEach(
        (page, anchors) -> {
          for (String link : anchors.links()) {
            problem(page, link)
                .ifPresent(problem -> broken.add(page.file() + ": " + link + problem));
          }
        });
    return broken;
  }

  private Optional<String> problem(Place page, String link) {
    if (link.startsWith("#")) {
      return fragment(page, link);
    }
    return targets
        .apply(link)
        .flatMap(
            target ->
                exists.test(target.place().file())
                    ? fragment(target.place(), target.fragment())
                    : Optional.of(" leads to no file"));
  }

  private Optional<String> fragment(Place page, String fragment) {
    Anchors anchors = pages.get(page);
    boolean isThere =
        fragment.length() < 2
            || anchors == null
            || Arrays.binarySearch(anchors.ids(), fragment.substring(1)) >= 0;
    return isThere ? Optional.empty() : Optional.of(" names nothing on that page");
  }
}
