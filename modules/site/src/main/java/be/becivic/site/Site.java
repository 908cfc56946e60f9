package be.becivic.site;

import be.becivic.corpus.Corpus;
import be.becivic.library.Library;
import be.becivic.records.RecordsUnavailable;
import be.becivic.site.agents.Document;
import be.becivic.site.agents.Documents;
import be.becivic.site.asset.Asset;
import be.becivic.site.asset.Assets;
import be.becivic.site.facts.SiteFacts;
import be.becivic.site.facts.SnapshotFacts;
import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Negotiation;
import be.becivic.site.negotiate.PageAddress;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.page.Addresses;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.common.Drawings;
import be.becivic.site.page.common.PageBatch;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.page.common.ParsedBodies;
import be.becivic.site.page.general.AgentPages;
import be.becivic.site.page.skill.PastVersions;
import be.becivic.site.view.LinkStyle;
import be.becivic.site.view.PageReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/** Every page there is, for whoever asks: a server, or an export to files. */
public final class Site {
  private static final List<Representation> FORMS =
      List.of(Representation.HTML, Representation.MARKDOWN, Representation.JSON);
  private static final List<Representation> FORMS_FOR_AGENTS =
      List.of(Representation.MARKDOWN, Representation.HTML, Representation.JSON);
  private static final List<Representation> FORMS_OF_SKILLS =
      List.of(
          Representation.HTML, Representation.MARKDOWN, Representation.JSON, Representation.RAW);

  private final PageSources stock;
  private final PageTable pages;
  private final Drawings drawings = new Drawings();
  private final ParsedBodies parsed = new ParsedBodies();
  private final SiteSettings settings;
  private final Assets assets = Assets.load();
  private final PageRenderer renderer;
  private final Map<String, RenderedPage> files;
  private final Documents documents;
  private final RenderCache cache;

  /**
   * Opens the site.
   *
   * @param revision a number that changes whenever the database may say something new
   */
  public Site(Library library, LongSupplier revision, PageTable pages, SiteSettings settings) {
    this(new PageSources.Live(library, revision, settings.thresholds()), pages, settings);
  }

  private Site(PageSources stock, PageTable pages, SiteSettings settings) {
    this.stock = stock;
    this.pages = pages;
    this.settings = settings;
    this.renderer = new PageRenderer(assets, settings.baseUrl());
    this.files = assets.list().stream().collect(Collectors.toMap(Asset::href, renderer::asset));
    this.documents = new Documents(pages, settings.stagingWindow());
    this.cache = new RenderCache(settings.cacheBytes());
  }

  /** A site without a database: what the corpus remembers of it, and no search. */
  public static Site of(Corpus corpus, SiteSettings settings) {
    PastVersions none = new PastVersions((_, _) -> Optional.empty());
    return new Site(new PageSources.Still(corpus), new PageTable(_ -> List.of(), none), settings);
  }

  /** The files that pages load. */
  public Assets assets() {
    return assets;
  }

  /** Its own address, without a slash at its end. */
  public String baseUrl() {
    return settings.baseUrl();
  }

  /** Every page and every document for machines, also those that no page links to. */
  public List<String> addresses() {
    Corpus corpus = stock.corpus();
    PageReader reader = new PageReader(Language.EN, false);
    List<String> all =
        new ArrayList<>(stock.read(facts -> Addresses.list(shelf(corpus, facts, reader))));
    all.addAll(documents());
    return List.copyOf(all);
  }

  /**
   * Equal exactly when everything is that pages are made from, apart from this program; nothing
   * where a database has a part in them.
   */
  public Optional<String> inputs() {
    return switch (stock) {
      case PageSources.Live _ -> Optional.empty();
      case PageSources.Still(Corpus corpus, _) ->
          Optional.of(settings + "\n" + corpus.commit() + corpus.time() + corpus.files().blobs());
    };
  }

  /** The addresses of the documents that machines read, which have one form each. */
  public List<String> documents() {
    return documents.list().stream().map(Document::path).toList();
  }

  public SitePage page(SiteRequest request) {
    RenderedPage file = files.get(request.path());
    if (file != null) {
      return answer(file, request);
    }
    Optional<Document> document = documents.find(request.path());
    if (document.isPresent()) {
      return answer(rendered(document.get()), request);
    }
    Optional<String> elsewhere = Redirects.find(request.path());
    if (elsewhere.isPresent()) {
      return SitePage.withoutBody(308, Map.of("Location", elsewhere.get()));
    }
    PageAddress address = PageAddress.parse(request.path());
    return answer(rendered(address, request), request);
  }

  /**
   * Makes many pages from the facts of one moment, each anew.
   *
   * @throws RecordsUnavailable when the facts are out of reach
   */
  public <T> T batch(Function<SiteBatch, T> work) {
    Corpus corpus = stock.corpus();
    return stock.read(
        facts -> {
          PageBatch moment = new PageBatch();
          return work.apply(
              (path, language, way) ->
                  copy(
                      path, way, chosen -> shelf(corpus, facts, reader(language, chosen), moment)));
        });
  }

  private static PageReader reader(Language language, LinkStyle way) {
    return new PageReader(language, language != Language.EN, way);
  }

  private SitePage copy(String path, LinkStyle way, Function<LinkStyle, PageContext> shelves) {
    if (Redirects.find(path).isPresent()) {
      return SitePage.withoutBody(308, Map.of());
    }
    Optional<Document> document = documents.find(path);
    PageAddress address = PageAddress.parse(path);
    boolean isRead = document.isEmpty() && address.asked().isEmpty();
    PageContext shelf = shelves.apply(isRead ? way : LinkStyle.LIVE);
    return document
        .map(found -> render(found, shelf))
        .orElseGet(
            () -> render(address, address.asked().orElse(Representation.HTML), Map.of(), shelf))
        .plain();
  }

  private RenderedPage rendered(Document document) {
    return rendered(
        new RenderCache.Key(document.path(), Representation.RAW, Language.EN, false),
        new PageReader(Language.EN, false),
        shelf -> render(document, shelf));
  }

  private RenderedPage render(Document document, PageContext shelf) {
    return renderer
        .document(document, shelf)
        .orElseGet(() -> renderer.page(pages.missing(shelf), Representation.JSON, shelf));
  }

  private RenderedPage rendered(PageAddress address, SiteRequest request) {
    Representation form =
        address
            .asked()
            .orElseGet(() -> Negotiation.representation(request.accept(), forms(address)));
    PageReader reader = reader(request);
    return rendered(
        new RenderCache.Key(address.path(), form, reader.language(), reader.chosen()),
        reader,
        shelf -> render(address, form, request.query(), shelf));
  }

  private RenderedPage render(
      PageAddress address, Representation form, Map<String, String> query, PageContext shelf) {
    return form == Representation.RAW
        ? renderer.raw(address, shelf, pages)
        : renderer.page(pages.get(address.segments(), query, shelf), form, shelf);
  }

  private RenderedPage rendered(
      RenderCache.Key key, PageReader reader, Function<PageContext, RenderedPage> render) {
    boolean isSearch = key.path().equals("/search");
    Corpus corpus = stock.corpus();
    var state =
        new RenderCache.State(corpus.commit().map(commit -> commit.value()), stock.revision());
    Optional<RenderedPage> known = isSearch ? Optional.empty() : cache.find(state, key);
    if (known.isPresent()) {
      return known.get();
    }
    Made made = make(corpus, reader, render);
    if (!isSearch && made.isLasting()) {
      cache.keep(state, key, made.rendered());
    }
    return made.rendered();
  }

  /** A rendering, and whether it may be shown again. */
  private record Made(RenderedPage rendered, boolean isLasting) {}

  /** While the database is out of reach, pages show what the corpus remembers of it (§6.10). */
  private Made make(Corpus corpus, PageReader reader, Function<PageContext, RenderedPage> render) {
    try {
      RenderedPage rendered = stock.read(facts -> render.apply(shelf(corpus, facts, reader)));
      return new Made(rendered, rendered.status() == 200);
    } catch (RecordsUnavailable _) {
      RenderedPage passing =
          render
              .apply(shelf(corpus, new SnapshotFacts(corpus), reader))
              .withHeader("Cache-Control", PageFreshness.PASSING.cacheControl());
      return new Made(passing, false);
    }
  }

  private PageContext shelf(Corpus corpus, SiteFacts facts, PageReader reader) {
    return shelf(corpus, facts, reader, new PageBatch());
  }

  private PageContext shelf(Corpus corpus, SiteFacts facts, PageReader reader, PageBatch moment) {
    return new PageContext(
        corpus, facts, reader, settings.thresholds(), drawings, parsed, moment, settings.baseUrl());
  }

  private static SitePage answer(RenderedPage rendered, SiteRequest request) {
    boolean isPacked =
        rendered.isWorthPacking() && Negotiation.acceptsGzip(request.acceptEncoding());
    boolean isKnown = Negotiation.matches(request.ifNoneMatch(), rendered.etag(isPacked));
    return rendered.answer(isPacked, isKnown);
  }

  private static List<Representation> forms(PageAddress address) {
    List<String> segments = address.segments();
    if (!segments.isEmpty() && segments.getFirst().equals(AgentPages.ROOT)) {
      return FORMS_FOR_AGENTS;
    }
    boolean isSkill = segments.size() == 2 && segments.getFirst().equals("skills");
    return isSkill ? FORMS_OF_SKILLS : FORMS;
  }

  private static PageReader reader(SiteRequest request) {
    return Optional.ofNullable(request.query().get("lang"))
        .flatMap(Language::parse)
        .map(language -> new PageReader(language, true))
        .orElseGet(() -> new PageReader(Negotiation.language(request.acceptLanguage()), false));
  }
}
