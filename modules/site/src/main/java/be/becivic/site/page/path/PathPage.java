package be.becivic.site.page.path;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.voice.ServedPath;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.facts.ArtefactStanding;
import be.becivic.site.language.Language;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.Authority;
import be.becivic.site.page.common.BannerMarkdown;
import be.becivic.site.page.common.Banners;
import be.becivic.site.page.common.Beside;
import be.becivic.site.page.common.BesideBlock;
import be.becivic.site.page.common.JsonBanners;
import be.becivic.site.page.common.Lifecycles;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.NoticePage;
import be.becivic.site.page.common.ObservationsBlock;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.page.glance.HowSure;
import be.becivic.site.page.glance.RouteCard;
import be.becivic.site.template.JtepathGenerated;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.Banner;
import be.becivic.site.view.FactLine;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import be.becivic.site.view.PathView;
import be.becivic.site.view.glance.SureView;
import gg.jte.html.HtmlTemplateOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A path: its routes in the order to try them, and what was reported about them. */
public final class PathPage implements Page {
  private final PageContext context;
  private final PathEntry path;
  private final ServedPath served;
  private final BesideBlock beside;
  private final String title;
  private final String description;
  private final List<Banner> banners;
  private final List<PathView.Route> routes;
  private final ObservationsBlock observations;
  private final Optional<ArtefactStanding> standing;
  private final PageHead head;

  private PathPage(PageContext context, PathEntry path) {
    this.context = context;
    this.path = path;
    this.served = new ServedPath(path, context.facts().standingsOfSources(path.id()));
    this.beside = new BesideBlock(context, Beside.of(context, path));
    this.title = LocalTitles.of(path, context.reader().language());
    this.description = LocalTitles.describe(path, context.reader().language());
    this.standing = context.facts().findStanding(ArtefactLinks.target(path));
    this.banners = new ArrayList<>(new Banners(context).flagged(standing));
    this.banners.addAll(beside.banners());
    this.banners.addAll(new Banners(context).of(path));
    this.routes = new PathRoutes(context, served).list();
    this.observations =
        new ObservationsBlock(
            context, ArtefactLinks.target(path), context.facts().findObservations(path.id()));
    PageHead plain = PageHead.of(title, description, ArtefactLinks.path(path), "paths");
    this.head = hasStatus(Status.STABLE) ? plain : plain.notIndexed();
  }

  public static Page of(PageContext context, PathEntry path) {
    boolean isPulled = path.status().filter(Status.QUARANTINED::equals).isPresent();
    return isPulled
        ? NoticePage.quarantined(
            context,
            LocalTitles.of(path, context.reader().language()),
            ArtefactLinks.path(path),
            "paths",
            path
                .fields()
                .text("superseded_by")
                .flatMap(context.content().everything().paths()::find)
                .map(next -> new ArtefactLinks(context).to(next, ""))
                .stream()
                .toList())
        : new PathPage(context, path);
  }

  @Override
  public PageHead head() {
    return head;
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    SureView sure = new HowSure(context).of(served, standing);
    PathView view =
        new PathView(
            title,
            description,
            path.status(),
            new RouteCard(context, served).rows(sure),
            sure,
            Authority.name(context, path.fields().text("authority_id")),
            themes(),
            banners,
            beside.html(beside.fields(), frame, output),
            shown(routes, false),
            PathView.AlikeRoutes.among(shown(routes, true)),
            withdrawn(frame),
            observations.html(frame, output),
            standing.map(new Lifecycles(context)::view),
            usedBy());
    JtepathGenerated.render(output, null, frame, view);
  }

  @Override
  public String markdown() {
    MarkdownPage page = MarkdownPage.of(head, context.baseUrl());
    banners.forEach(banner -> page.raw(BannerMarkdown.of(banner, context)));
    page.paragraph(description);
    String audience = path.json().path("applies_to").path("audience_summary").asString("");
    if (!audience.isEmpty()) {
      page.paragraph("For " + audience + ".");
    }
    page.item("status: " + path.status().map(Status::wireName).orElse("unknown"));
    page.item("version: " + path.fields().text("version").orElse(""));
    path.lastVerified().ifPresent(day -> page.item("last verified: " + day));
    String changes = beside.markdown(beside.fields());
    page.gap().raw(changes + (changes.isEmpty() ? "" : "\n\n"));
    page.heading(2, "Routes, best first");
    for (PathView.Route route : new PathRoutes(context.in(Language.EN), served).list()) {
      page.heading(3, route.anchor());
      page.item("class: " + route.sourceClass() + " (" + route.status().wireName() + ")");
      route.url().ifPresent(url -> page.item("url: <" + url.replace(">", "%3E") + ">"));
      for (FactLine fact : route.facts()) {
        page.item(MarkdownText.inline(fact.label()) + ": " + MarkdownText.inline(fact.text()));
      }
      page.gap();
    }
    served
        .withdrawn()
        .forEach(
            down -> page.item("taken down: " + down.id() + ", " + PageJson.time(down.since())));
    page.gap().heading(2, "Community observations").raw(observations.markdown() + "\n\n");
    return page.raw(
            "Predicates, hand-overs and signals of every route are in the JSON form of this"
                + " page.\n")
        .toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json = PageJson.page(head.path(), context);
    JsonBanners.add(json, banners, context);
    json.set("entry", served.entry());
    served.addStandings(json);
    beside.addTo(json);
    ArrayNode skills = json.putArray("required_by");
    requiring().forEach(skill -> skills.add(skill.id().value()));
    observations.addTo(json);
    standing.ifPresent(found -> json.set("lifecycle", new Lifecycles(context).json(found)));
    return json;
  }

  private static List<PathView.Route> shown(List<PathView.Route> routes, boolean local) {
    return routes.stream().filter(route -> route.isLocal() == local).toList();
  }

  private List<String> withdrawn(PageFrame frame) {
    return served.withdrawn().stream()
        .map(down -> context.t("path.withdrawn", className(down.id()), frame.date(down.since())))
        .toList();
  }

  private String className(String source) {
    return path.sources().stream()
        .filter(found -> found.id().equals(source))
        .map(found -> context.name("class", found.sourceClass()))
        .findFirst()
        .orElse("");
  }

  private boolean hasStatus(Status status) {
    return path.status().filter(status::equals).isPresent();
  }

  private List<ArtefactLink> themes() {
    return path.themes().stream()
        .map(
            theme ->
                new ArtefactLink(
                    context.name("theme", theme),
                    context.href("/paths/themes/" + theme),
                    Optional.empty(),
                    ""))
        .toList();
  }

  /** Skills that require the path say so themselves; the path's own list only adds to it. */
  private Stream<Skill> requiring() {
    return context.corpus().skills().stream()
        .filter(
            skill ->
                skill.frontmatter().requiresPaths().stream()
                    .anyMatch(needed -> needed.id().equals(path.id().value())));
  }

  private List<ArtefactLink> usedBy() {
    ArtefactLinks links = new ArtefactLinks(context);
    return Stream.concat(
            requiring(),
            path.fields().texts("related_skills").stream()
                .flatMap(id -> context.corpus().findSkill(id).stream()))
        .distinct()
        .filter(skill -> ArtefactLinks.isRendered(skill.frontmatter().status()))
        .map(skill -> links.to(skill, ""))
        .toList();
  }
}
