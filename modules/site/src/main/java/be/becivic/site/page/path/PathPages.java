package be.becivic.site.page.path;

import be.becivic.corpus.index.PathsIndex;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Requirement;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.ListingPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.page.skill.SkillPages;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.LinkGroup;
import be.becivic.site.view.Listing;
import be.becivic.site.view.PageHead;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The path directory, whole and by theme (§6.12.1a). */
public final class PathPages {
  public static final List<String> THEMES =
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

  public static Page list(PageContext context) {
    PageHead head =
        PageHead.of(context.t("paths.title"), context.t("paths.lead"), "/paths", "paths");
    List<LinkGroup> groups = new ArrayList<>();
    for (String theme : THEMES) {
      List<ArtefactLink> links = links(context, theme);
      if (!links.isEmpty()) {
        groups.add(new LinkGroup("theme-" + theme, context.name("theme", theme), links));
      }
    }
    return new ListingPage(
        context,
        head,
        new Listing(Optional.empty(), context.t("paths.lead"), groups),
        () ->
            PathsIndex.json(
                context.corpus(),
                context.facts().signalsOfPaths(),
                context.facts().statusesOfSources()));
  }

  public static Optional<Page> theme(PageContext context, String theme) {
    if (!THEMES.contains(theme) || !context.content().hasTheme(theme)) {
      return Optional.empty();
    }
    String title = context.name("theme", theme);
    PageHead head = PageHead.of(title, context.t("theme.lead"), "/paths/themes/" + theme, "paths");
    ArtefactLink parent =
        new ArtefactLink(context.t("nav.paths"), context.href("/paths"), Optional.empty(), "");
    List<ArtefactLink> links = links(context, theme);
    List<LinkGroup> groups =
        Stream.of(
                new LinkGroup("skills", context.t("skills.title"), procedures(context, theme)),
                new LinkGroup("paths", context.t("paths.title"), links))
            .filter(group -> !group.links().isEmpty())
            .toList();
    String lead = context.t(groups.isEmpty() ? "theme.empty" : "theme.lead");
    return Optional.of(
        new ListingPage(
            context,
            head,
            new Listing(Optional.of(parent), lead, groups),
            () -> themeJson(context, theme)));
  }

  public static List<ArtefactLink> themes(PageContext context) {
    return THEMES.stream()
        .filter(context.content()::hasTheme)
        .map(
            theme ->
                new ArtefactLink(
                    context.name("theme", theme),
                    context.href("/paths/themes/" + theme),
                    Optional.empty(),
                    ""))
        .toList();
  }

  private static List<PathEntry> rendered(PageContext context, String theme) {
    return context.corpus().paths().withTheme(theme).stream()
        .filter(path -> ArtefactLinks.isRendered(path.status()))
        .toList();
  }

  /** Those that need a route of the theme. */
  private static List<ArtefactLink> procedures(PageContext context, String theme) {
    Set<String> routes =
        rendered(context, theme).stream()
            .map(path -> path.id().value())
            .collect(Collectors.toSet());
    ArtefactLinks links = new ArtefactLinks(context);
    return SkillPages.rendered(context).stream()
        .filter(skill -> !skill.isMeta())
        .filter(
            skill ->
                skill.frontmatter().requiresPaths().stream()
                    .map(Requirement::id)
                    .anyMatch(routes::contains))
        .map(links::described)
        .toList();
  }

  private static List<ArtefactLink> links(PageContext context, String theme) {
    ArtefactLinks links = new ArtefactLinks(context);
    return rendered(context, theme).stream()
        .map(path -> links.to(path, LocalTitles.describe(path, context.reader().language())))
        .toList();
  }

  private static ObjectNode themeJson(PageContext context, String theme) {
    ObjectNode json = PageJson.page("/paths/themes/" + theme, context).put("theme", theme);
    ArrayNode paths = json.putArray("paths");
    for (PathEntry path : rendered(context, theme)) {
      ObjectNode entry =
          paths
              .addObject()
              .put("id", path.id().value())
              .put("url", context.baseUrl() + ArtefactLinks.path(path));
      PageJson.status(entry, path.status());
      path.fields().find("title").ifPresent(title -> entry.set("title", title));
      path.fields().find("description").ifPresent(text -> entry.set("description", text));
    }
    return json;
  }
}
