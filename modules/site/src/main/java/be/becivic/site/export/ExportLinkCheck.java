package be.becivic.site.export;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Finds links that lead nowhere. */
final class ExportLinkCheck {
  private static final String UNNAMED = " names nothing on that page";

  private final Map<LinkTarget, String> problems = new ConcurrentHashMap<>();
  private final ExportFolder folder;
  private final Map<String, PageAnchors> known;

  /**
   * Looks once at every file that some page links to.
   *
   * @param known what the pages of some files name; of others they are read
   */
  ExportLinkCheck(ExportFolder folder, Map<String, PageAnchors> known, List<LinkTarget> targets) {
    this.folder = folder;
    this.known = known;
    targets.stream()
        .filter(target -> !target.isLive())
        .collect(Collectors.groupingBy(target -> target.place().file()))
        .entrySet()
        .parallelStream()
        .forEach(file -> look(file.getKey(), file.getValue()));
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

  private void look(String file, List<LinkTarget> targets) {
    if (!folder.has(file)) {
      targets.forEach(target -> problems.put(target, " leads to no file"));
      return;
    }
    List<LinkTarget> parts =
        targets.stream().filter(target -> !target.fragment().isEmpty()).toList();
    if (file.endsWith(".html") && !parts.isEmpty()) {
      PageAnchors anchors = anchors(file);
      parts.stream()
          .filter(part -> !anchors.has(part.fragment().substring(1)))
          .forEach(part -> problems.put(part, UNNAMED));
    }
  }

  private PageAnchors anchors(String file) {
    PageAnchors anchors = known.get(file);
    return anchors == null ? PageAnchors.in(folder.read(file)) : anchors;
  }
}
