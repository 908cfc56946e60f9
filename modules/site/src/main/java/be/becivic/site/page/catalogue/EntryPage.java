package be.becivic.site.page.catalogue;

import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.facts.ArtefactStanding;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.BannerMarkdown;
import be.becivic.site.page.common.Lifecycles;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.ObservationsBlock;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.template.JteentryGenerated;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.Banner;
import be.becivic.site.view.EntryView;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An entry of a catalogue with every revision it had. */
public final class EntryPage<C> implements Page {
  private final PageContext context;
  private final EntryKind<C> kind;
  private final CatalogueEntry<C> entry;
  private final List<Revision<C>> history;
  private final ObservationsBlock observations;
  private final Optional<ArtefactStanding> standing;
  private final PageHead head;

  public EntryPage(
      PageContext context, EntryKind<C> kind, CatalogueEntry<C> entry, List<Revision<C>> history) {
    this.context = context;
    this.kind = kind;
    this.entry = entry;
    this.history = List.copyOf(history);
    Target target = Target.of(kind.target(), uid());
    this.observations =
        new ObservationsBlock(context, target, context.facts().findObservations(target));
    this.standing = context.facts().findStanding(target);
    PageHead plain = PageHead.of(heading(), entry.current().name(), path(), kind.section());
    this.head = entry.current().status() == Status.STABLE ? plain : plain.notIndexed();
  }

  @Override
  public PageHead head() {
    return head;
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    Revision<C> current = entry.current();
    EntryView view =
        new EntryView(
            new ArtefactLink(
                context.t("nav." + kind.section()),
                context.href("/" + kind.section()),
                Optional.empty(),
                ""),
            uid(),
            current.name(),
            heading(),
            current.status(),
            current.content().flatMap(kind::lastVerified),
            current.content().flatMap(kind::howRead),
            current.content().flatMap(kind::url),
            current.content().map(kind::note).orElse(""),
            current.content().flatMap(kind::source).map(this::source),
            banners(),
            history.reversed().stream().map(this::row).toList(),
            observations.html(frame, output),
            standing.map(new Lifecycles(context)::view),
            citedBy());
    JteentryGenerated.render(output, null, frame, view);
  }

  @Override
  public String markdown() {
    MarkdownPage page = MarkdownPage.of(head, context.baseUrl());
    banners().forEach(banner -> page.raw(BannerMarkdown.of(banner, context.baseUrl())));
    page.item("uid: " + uid()).item("name: " + entry.current().name());
    page.item("status: " + entry.current().status().wireName());
    entry.current().content().ifPresent(content -> describe(content, page));
    page.gap().heading(2, "History");
    page.head(List.of("revision", "content", "status", "from", "until"));
    for (Revision<C> revision : history.reversed()) {
      page.row(
          List.of(
              Integer.toString(revision.revision()),
              text(revision),
              revision.status().wireName(),
              PageJson.time(revision.committedAt()),
              revision.supersededAt().map(PageJson::time).orElse("current")));
    }
    page.gap().heading(2, "Cited by");
    citing().forEach(skill -> page.link(ArtefactLinks.title(skill), ArtefactLinks.path(skill), ""));
    page.gap().heading(2, "Community observations").raw(observations.markdown() + "\n");
    return page.toString();
  }

  private void describe(C content, MarkdownPage page) {
    kind.url(content).ifPresent(url -> page.item("url: <" + url.replace(">", "%3E") + ">"));
    kind.lastVerified(content).ifPresent(day -> page.item("last verified: " + day));
    kind.howRead(content).ifPresent(how -> page.item("read: " + how.replace('_', ' ')));
    kind.source(content).ifPresent(name -> page.item("source: " + MarkdownText.inline(name)));
    if (!kind.note(content).isEmpty()) {
      page.item("note: " + MarkdownText.inline(kind.note(content)));
    }
  }

  @Override
  public JsonNode json() {
    ObjectNode json = PageJson.page(path(), context).put("uid", uid());
    json.set("current", kind.json(entry.current()));
    entry.stable().ifPresent(stable -> json.set("latest_stable", kind.json(stable)));
    ArrayNode revisions = json.putArray("history");
    history.forEach(revision -> revisions.add(kind.json(revision)));
    ArrayNode skills = json.putArray("cited_by");
    citing().forEach(skill -> skills.add(skill.id().value()));
    observations.addTo(json);
    standing.ifPresent(found -> json.set("lifecycle", new Lifecycles(context).json(found)));
    return json;
  }

  private String uid() {
    return entry.current().uid().toString();
  }

  private String path() {
    return "/" + kind.section() + "/" + uid();
  }

  private String heading() {
    return text(entry.current());
  }

  private String text(Revision<C> revision) {
    return revision.content().map(kind::text).orElseGet(() -> context.t("entry.withdrawn"));
  }

  private EntryView.Row row(Revision<C> revision) {
    return new EntryView.Row(
        revision.revision(),
        text(revision),
        revision.status(),
        revision.committedAt(),
        revision.supersededAt());
  }

  /** While a correction waits for votes, the last stable one stands beside it (§6.3). */
  private List<Banner> banners() {
    Status status = entry.current().status();
    if (status == Status.QUARANTINED) {
      return List.of(
          new Banner("quarantined", List.of(context.t("entry.quarantined")), List.of(), false));
    }
    if (!status.takesVotes()) {
      return List.of();
    }
    String line =
        entry
            .stable()
            .map(stable -> context.t("entry.pending.stable", text(stable)))
            .orElseGet(() -> context.t("entry.pending"));
    return List.of(new Banner(status.wireName(), List.of(line), List.of(), false));
  }

  private ArtefactLink source(String name) {
    return context
        .facts()
        .findReference(name)
        .map(CatalogueEntry::current)
        .map(
            row ->
                new ArtefactLink(
                    row.content().map(citation -> citation.title()).orElse(name),
                    context.href("/references/" + row.uid()),
                    Optional.empty(),
                    ""))
        .orElseGet(() -> new ArtefactLink(name, context.href("/references"), Optional.empty(), ""));
  }

  private List<ArtefactLink> citedBy() {
    ArtefactLinks links = new ArtefactLinks(context);
    return citing().map(skill -> links.to(skill, "")).toList();
  }

  private Stream<Skill> citing() {
    return context.shared().mentions().citing(context.corpus(), kind.tag(), uid()).stream()
        .filter(skill -> ArtefactLinks.isRendered(skill.frontmatter().status()));
  }
}
