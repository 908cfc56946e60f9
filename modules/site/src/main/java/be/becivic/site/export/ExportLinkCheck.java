package be.becivic.site.export;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds links that lead nowhere. */
final class ExportLinkCheck {
  private static final String UNNAMED = " names nothing on that page";

  private final Map<LinkTarget, String> problems = new HashMap<>();

  /** Looks once at every place that some page links to. */
  ExportLinkCheck(ExportFolder folder, List<LinkTarget> targets) {
    for (LinkTarget target : targets) {
      problem(folder, target).ifPresent(problem -> problems.put(target, problem));
    }
  }

  /** Says that a page has a link to what nothing on it is called. */
  static String unnamed(ExportPlace page, String link) {
    return page.file() + ": " + link + UNNAMED;
  }

  /** Whether one of them is nowhere. */
  boolean findsAny() {
    return !problems.isEmpty();
  }

  /** What is wrong with the links of some pages to others. */
  List<String> broken(Map<ExportPlace, LinkTarget[]> pages) {
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
        .toList();
  }

  private static Optional<String> problem(ExportFolder folder, LinkTarget target) {
    String file = target.place().file();
    if (target.isLive()) {
      return Optional.empty();
    }
    if (!folder.has(file)) {
      return Optional.of(" leads to no file");
    }
    boolean isNamed =
        target.fragment().isEmpty()
            || !file.endsWith(".html")
            || PageAnchors.in(new String(folder.read(file), StandardCharsets.UTF_8))
                .has(target.fragment().substring(1));
    return isNamed ? Optional.empty() : Optional.of(UNNAMED);
  }
}
