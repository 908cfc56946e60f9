package be.becivic.site.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds links that lead nowhere. */
final class LinkCheck {
  private LinkCheck() {}

  /**
   * Looks at every link of every page.
   *
   * @param exists whether the export has a file
   */
  static List<String> broken(Map<Place, Markup> pages, Predicate<String> exists) {
    List<String> broken = new ArrayList<>();
    pages.forEach(
        (page, markup) ->
            markup
                .targets()
                .forEach(
                    (link, target) -> {
                      if (!exists.test(target.place().file())) {
                        broken.add(page.file() + ": " + link + " leads to no file");
                      } else if (!hasFragment(pages, target)) {
                        broken.add(page.file() + ": " + link + " names nothing on that page");
                      }
                    }));
    return broken;
  }

  private static boolean hasFragment(Map<Place, Markup> pages, Target target) {
    Optional<Markup> page = Optional.ofNullable(pages.get(target.place()));
    return target.fragment().length() < 2
        || page.map(found -> found.ids().contains(target.fragment().substring(1))).orElse(true);
  }
}
