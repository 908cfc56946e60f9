package be.becivic.site.page;

import be.becivic.corpus.index.PathsIndex;
import be.becivic.corpus.path.PathEntry;
import be.becivic.site.body.Titles;
import be.becivic.site.view.Group;
import be.becivic.site.view.Head;
import be.becivic.site.view.Link;
import be.becivic.site.view.Listing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The path directory, whole and by theme (§6.12.1a). */
final class PathPages {
  static final List<String> THEMES =
      List.of(
          "identity-civil-status",
          "residency-and-immigration",
          "family",
          "housing-and-property",
          "mobility-and-vehicles",
          "work-and-self-employment",
          "social-protection-and-pensions",
          "health-and-care",
          "education-and-training",
          "taxation-and-finance",
          "justice-and-civic-life",
          "environment-and-energy");

  private PathPages() {}

  static Page list(Shelf shelf) {
    Head head = Head.of(shelf.t("paths.title"), shelf.t("paths.lead"), "/paths", "paths");
    List<Group> groups = new ArrayList<>();
    for (String theme : THEMES) {
      List<Link> links = links(shelf, theme);
      if (!links.isEmpty()) {
        groups.add(new Group("theme-" + theme, shelf.name("theme", theme), links));
      }
    }
    return new ListingPage(
        shelf,
        head,
        new Listing(Optional.empty(), shelf.t("paths.lead"), groups),
        () ->
            PathsIndex.json(
                shelf.corpus(), shelf.facts().signalsOfPaths(), shelf.facts().statusesOfSources()));
  }

  static Optional<Page> theme(Shelf shelf, String theme) {
    if (!THEMES.contains(theme)) {
      return Optional.empty();
    }
    String title = shelf.name("theme", theme);
    Head head = Head.of(title, shelf.t("theme.lead"), "/paths/themes/" + theme, "paths");
    Link parent = new Link(shelf.t("nav.paths"), shelf.href("/paths"), Optional.empty(), "");
    List<Link> links = links(shelf, theme);
    List<Group> groups =
        links.isEmpty() ? List.of() : List.of(new Group("paths", shelf.t("paths.title"), links));
    String lead = shelf.t(links.isEmpty() ? "theme.empty" : "theme.lead");
    return Optional.of(
        new ListingPage(
            shelf,
            head,
            new Listing(Optional.of(parent), lead, groups),
            () -> themeJson(shelf, theme)));
  }

  static List<Link> themes(Shelf shelf) {
    return THEMES.stream()
        .map(
            theme ->
                new Link(
                    shelf.name("theme", theme),
                    shelf.href("/paths/themes/" + theme),
                    Optional.empty(),
                    ""))
        .toList();
  }

  private static List<PathEntry> rendered(Shelf shelf, String theme) {
    return shelf.corpus().paths().withTheme(theme).stream()
        .filter(path -> Links.isRendered(path.status()))
        .toList();
  }

  private static List<Link> links(Shelf shelf, String theme) {
    Links links = new Links(shelf);
    return rendered(shelf, theme).stream()
        .map(path -> links.to(path, Titles.describe(path, shelf.reader().language())))
        .toList();
  }

  private static ObjectNode themeJson(Shelf shelf, String theme) {
    ObjectNode json = Json.page("/paths/themes/" + theme, shelf).put("theme", theme);
    ArrayNode paths = json.putArray("paths");
    for (PathEntry path : rendered(shelf, theme)) {
      ObjectNode entry =
          paths
              .addObject()
              .put("id", path.id().value())
              .put("url", shelf.baseUrl() + Links.path(path));
      Json.status(entry, path.status());
      path.fields().find("title").ifPresent(title -> entry.set("title", title));
      path.fields().find("description").ifPresent(text -> entry.set("description", text));
    }
    return json;
  }
}
