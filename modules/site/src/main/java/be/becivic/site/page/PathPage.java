package be.becivic.site.page;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.body.Titles;
import be.becivic.site.facts.Standing;
import be.becivic.site.template.JtepathGenerated;
import be.becivic.site.view.Banner;
import be.becivic.site.view.Fact;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Head;
import be.becivic.site.view.Link;
import be.becivic.site.view.PathView;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A path: its routes in the order to try them, and what was reported about them. */
final class PathPage implements Page {
  private final Shelf shelf;
  private final PathEntry path;
  private final String title;
  private final String description;
  private final List<Banner> banners;
  private final List<PathView.Route> routes;
  private final ObservationsBlock observations;
  private final Optional<Standing> standing;
  private final Head head;

  private PathPage(Shelf shelf, PathEntry path) {
    this.shelf = shelf;
    this.path = path;
    this.title = Titles.of(path, shelf.reader().language());
    this.description = Titles.describe(path, shelf.reader().language());
    this.banners = new Banners(shelf).of(path);
    this.routes = new Routes(shelf, path).list();
    this.observations =
        new ObservationsBlock(shelf, Links.target(path), shelf.facts().findObservations(path.id()));
    this.standing = shelf.facts().findStanding(Links.target(path));
    Head plain = Head.of(title, description, Links.path(path), "paths");
    this.head = hasStatus(Status.STABLE) ? plain : plain.notIndexed();
  }

  static Page of(Shelf shelf, PathEntry path) {
    boolean isPulled = path.status().filter(Status.QUARANTINED::equals).isPresent();
    return isPulled
        ? NoticePage.quarantined(
            shelf,
            Titles.of(path, shelf.reader().language()),
            Links.path(path),
            "paths",
            path
                .fields()
                .text("superseded_by")
                .flatMap(shelf.corpus().paths()::find)
                .map(next -> new Links(shelf).to(next, ""))
                .stream()
                .toList())
        : new PathPage(shelf, path);
  }

  @Override
  public Head head() {
    return head;
  }

  @Override
  public void writeHtml(Frame frame, HtmlTemplateOutput output) {
    PathView view =
        new PathView(
            title,
            description,
            path.status(),
            path.fields().text("version").orElse(""),
            path.lastVerified(),
            Authority.name(shelf, path.fields().text("authority_id")),
            path.fields().text("purpose").orElse("informational"),
            path.json().path("applies_to").path("audience_summary").asString(""),
            themes(),
            banners,
            routes,
            observations.html(frame, output),
            standing.map(new Lifecycles(shelf)::view),
            usedBy());
    JtepathGenerated.render(output, null, frame, view);
  }

  @Override
  public String markdown() {
    Sheet sheet = Sheet.of(head, shelf.baseUrl());
    banners.forEach(banner -> sheet.raw(BannerMarkdown.of(banner, shelf.baseUrl())));
    sheet.paragraph(description);
    sheet.item("status: " + path.status().map(Status::wireName).orElse("unknown"));
    sheet.item("version: " + path.fields().text("version").orElse(""));
    path.lastVerified().ifPresent(day -> sheet.item("last verified: " + day));
    sheet.gap().heading(2, "Routes, best first");
    for (PathView.Route route : routes) {
      sheet.heading(3, route.anchor());
      sheet.item("class: " + route.sourceClass() + " (" + route.status().wireName() + ")");
      route.url().ifPresent(url -> sheet.item("url: <" + url.replace(">", "%3E") + ">"));
      for (Fact fact : route.facts()) {
        sheet.item(MarkdownText.inline(fact.label()) + ": " + MarkdownText.inline(fact.text()));
      }
      sheet.gap();
    }
    sheet.heading(2, "Community observations").raw(observations.markdown() + "\n\n");
    return sheet
        .raw(
            "Predicates, hand-overs and signals of every route are in the JSON form of this"
                + " page.\n")
        .toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json = Json.page(head.path(), shelf);
    JsonBanners.add(json, banners, shelf.baseUrl());
    json.set("entry", path.json());
    ObjectNode statuses = json.putObject("source_statuses");
    routes.forEach(route -> statuses.put(route.anchor(), route.status().wireName()));
    ArrayNode skills = json.putArray("required_by");
    requiring().forEach(skill -> skills.add(skill.id().value()));
    observations.addTo(json);
    standing.ifPresent(found -> json.set("lifecycle", new Lifecycles(shelf).json(found)));
    return json;
  }

  private boolean hasStatus(Status status) {
    return path.status().filter(status::equals).isPresent();
  }

  private List<Link> themes() {
    return path.themes().stream()
        .map(
            theme ->
                new Link(
                    shelf.name("theme", theme),
                    shelf.href("/paths/themes/" + theme),
                    Optional.empty(),
                    ""))
        .toList();
  }

  /** Skills that require the path say so themselves; the path's own list only adds to it. */
  private Stream<Skill> requiring() {
    return shelf.corpus().skills().stream()
        .filter(
            skill ->
                skill.frontmatter().requiresPaths().stream()
                    .anyMatch(needed -> needed.id().equals(path.id().value())));
  }

  private List<Link> usedBy() {
    Links links = new Links(shelf);
    return Stream.concat(
            requiring(),
            path.fields().texts("related_skills").stream()
                .flatMap(id -> shelf.corpus().findSkill(id).stream()))
        .distinct()
        .filter(skill -> Links.isRendered(skill.frontmatter().status()))
        .map(skill -> links.to(skill, ""))
        .toList();
  }
}
