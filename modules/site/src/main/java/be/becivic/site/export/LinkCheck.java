package be.becivic.site.export;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds links that lead nowhere. */
final class LinkCheck {
  private final Map<Target, String> problems = new HashMap<>();

  /** Looks once at every place that some page links to. */
  LinkCheck(Folder folder, List<Target> targets) {
    for (Target target : targets) {
      problem(folder, target).ifPresent(problem -> problems.put(target, problem));
    }
  }

  /** What is wrong with the links of some pages. */
  List<String> broken(Map<Place, Target[]> pages) {
    if (problems.isEmpty()) {
      return List.of();
    }
    return pages.entrySet().stream()
        .flatMap(
            page ->
                Arrays.stream(page.getValue())
                    .distinct()
                    .filter(problems::containsKey)
                    .map(to -> page.getKey().file() + ": " + to.link() + problems.get(to)))
        .sorted()
        .toList();
  }

  private static Optional<String> problem(Folder folder, Target target) {
    String file = target.place().file();
    if (target.isLive()) {
      return Optional.empty();
    }
    if (!folder.has(file)) {
      return Optional.of(" leads to no file");
    }
    boolean isNamed =
        target.fragment().length() < 2
            || !file.endsWith(".html")
            || folder.read(file).contains(" id=\"" + target.fragment().substring(1) + '"');
    return isNamed ? Optional.empty() : Optional.of(" names nothing on that page");
  }
}
