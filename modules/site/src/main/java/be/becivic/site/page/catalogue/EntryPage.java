package be.becivic.site.page.catalogue;

import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.facts.ArtefactStanding;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.language.Language;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.BannerMarkdown;
import be.becivic.site.page.common.Banners;
import be.becivic.site.page.common.Lifecycles;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.ObservationsBlock;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.page.glance.AuthorWords;
import be.becivic.site.template.JteentryGenerated;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.Banner;
import be.becivic.site.view.EntryView;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An entry of a catalogue with every revision it had. */
public final class EntryPage<C> implements Page {
  private final PageContext context;
  private final EntryKind<C> kind;
  private final CatalogueEntry<C> entry;
  private final EntryHistory<C> history;
  private final EntryReview<C> review;
  private final ObservationsBlock observations;
  private final Optional<ArtefactStanding> standing;
  private final PageHead head;

  public EntryPage(
      PageContext context, EntryKind<C> kind, CatalogueEntry<C> entry, List<Revision<C>> history) {
    this.context = context;
    this.kind = kind;
    this.entry = entry;
    this.history = new EntryHistory<>(context, kind, history);
    this.review = new EntryReview<>(context, kind, entry);
    Target target = Target.of(kind.target(), uid());
    this.observations =
        new ObservationsBlock(context, target, context.facts().findObservations(target));
    this.standing = context.facts().findStanding(target).filter(_ -> entry.changed().isEmpty());
    this.head = head(content());
  }

  private PageHead head(String content) {
    PageHead plain =
        PageHead.of(
            label()
                .map(label -> context.reader().language().labelled(label, content))
                .orElse(content),
            label().orElse(content),
            path(),
            kind.section());
    return status() == Status.STABLE ? plain : plain.notIndexed();
  }

  @Override
  public PageHead head() {
    return head;
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    Optional<C> content = entry.ours().flatMap(Revision::content);
    EntryView view =
        new EntryView(
            new ArtefactLink(
                context.t("nav." + kind.section()),
                context.href("/" + kind.section()),
                Optional.empty(),
                ""),
            label().orElseGet(this::content),
            label().map(_ -> content()).orElse(""),
            content.filter(said -> kind.isEnglish(said, context.reader().language())).isPresent(),
            content
                .flatMap(said -> kind.pageIn(said, context.reader().language()))
                .map(Language::code),
            content.flatMap(said -> kind.lastDay(name(), said)),
            status(),
            content.flatMap(kind::lastVerified),
            content.flatMap(kind::howRead),
            content.flatMap(kind::url),
            content
                .map(kind::note)
                .filter(note -> !note.isEmpty())
                .map(new AuthorWords(context)::line),
            content.flatMap(kind::source).map(this::source),
            banners(this::local),
            review.html(frame, output),
            history.rows(),
            observations.html(frame, output),
            standing.map(new Lifecycles(context)::view),
            citedBy());
    JteentryGenerated.render(output, null, frame, view);
  }

  @Override
  public String markdown() {
    MarkdownPage page = MarkdownPage.of(head(content(kind::text)), context.baseUrl());
    banners(kind::text).forEach(banner -> page.raw(BannerMarkdown.of(banner, context)));
    page.item("uid: " + uid()).item("name: " + name()).item("status: " + status().wireName());
    entry.ours().flatMap(Revision::content).ifPresent(content -> describe(content, page));
    page.gap().raw(review.markdown());
    history.write(page);
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
    entry.ours().ifPresent(row -> json.set("current", kind.json(row)));
    entry.former().ifPresent(row -> json.set("former", kind.json(row)));
    history.findStable(status()).ifPresent(row -> json.set("latest_stable", kind.json(row)));
    review.addTo(json);
    history.write(json.putArray("history"));
    ArrayNode skills = json.putArray("cited_by");
    citing().forEach(skill -> skills.add(skill.id().value()));
    observations.addTo(json);
    standing.ifPresent(found -> json.set("lifecycle", new Lifecycles(context).json(found)));
    return json;
  }

  private String uid() {
    return entry.uid().toString();
  }

  private String path() {
    return "/" + kind.section() + "/" + uid();
  }

  /** Of what only the community has named, the number is all we say. */
  private String name() {
    return entry.ours().map(Revision::name).orElseGet(this::uid);
  }

  private Status status() {
    return entry.ours().map(Revision::status).orElse(Status.ALPHA);
  }

  private Optional<String> label() {
    return entry.ours().flatMap(_ -> kind.label(context, entry.uid()));
  }

  private String local(C content) {
    return kind.text(content, context.reader().language());
  }

  private String content() {
    return content(this::local);
  }

  private String content(Function<C, String> words) {
    return entry
        .ours()
        .map(
            row ->
                row.content()
                    .map(words)
                    .orElseGet(
                        () -> context.t(entry.isUnknown() ? "value.unknown" : "entry.withdrawn")))
        .orElseGet(() -> context.t("review.unnamed"));
  }

  /** Until what we say is stable, what was stable before or what we said last stands beside it. */
  private List<Banner> banners(Function<C, String> words) {
    List<Banner> banners = new ArrayList<>(new Banners(context).flagged(standing));
    if (status() == Status.QUARANTINED) {
      banners.add(Banner.of("quarantined", context.t("entry.quarantined"), List.of()));
    }
    if (status().takesVotes() && entry.ours().isPresent()) {
      String line =
          history
              .findStable(status())
              .or(entry::former)
              .flatMap(Revision::content)
              .map(before -> context.t("entry.pending.stable", words.apply(before)))
              .orElseGet(() -> context.t("entry.pending"));
      banners.add(Banner.of(status().wireName(), line, List.of()));
    }
    return banners;
  }

  private EntryView.Source source(String name) {
    return context
        .facts()
        .findReference(name)
        .flatMap(CatalogueEntry::ours)
        .flatMap(row -> row.content().map(said -> source(row.uid(), said)))
        .orElseGet(
            () ->
                new EntryView.Source(
                    name,
                    context.href("/references"),
                    Optional.empty(),
                    context.reader().language() != Language.EN,
                    Optional.empty(),
                    Optional.empty()));
  }

  private EntryView.Source source(Uid uid, Citation said) {
    Language language = context.reader().language();
    EntryKind<Citation> kinds = EntryKind.REFERENCES;
    return new EntryView.Source(
        kinds.text(said, language),
        context.href("/references/" + uid),
        kinds.url(said),
        kinds.isEnglish(said, language),
        kinds.pageIn(said, language).map(Language::code),
        EntriesPage.reading(context, kinds, said));
  }

  private List<ArtefactLink> citedBy() {
    ArtefactLinks links = new ArtefactLinks(context);
    return citing()
        .map(skill -> kind.tag() == TagKind.VV ? links.to(skill, uid(), "") : links.to(skill, ""))
        .toList();
  }

  private Stream<Skill> citing() {
    return context.shared().mentions().citing(context.corpus(), kind.tag(), uid()).stream()
        .filter(skill -> ArtefactLinks.isRendered(skill.frontmatter().status()));
  }
}
