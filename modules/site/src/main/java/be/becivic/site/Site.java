package be.becivic.site;

import be.becivic.corpus.Corpus;
import be.becivic.library.Library;
import be.becivic.records.RecordsUnavailable;
import be.becivic.site.asset.Asset;
import be.becivic.site.asset.Assets;
import be.becivic.site.facts.Facts;
import be.becivic.site.facts.SnapshotFacts;
import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Address;
import be.becivic.site.negotiate.Negotiation;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.page.Addresses;
import be.becivic.site.page.Drawings;
import be.becivic.site.page.Freshness;
import be.becivic.site.page.Pages;
import be.becivic.site.page.PastVersions;
import be.becivic.site.page.Shelf;
import be.becivic.site.view.Reader;
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
  private static final List<Representation> FORMS_OF_SKILLS =
      List.of(
          Representation.HTML, Representation.MARKDOWN, Representation.JSON, Representation.RAW);

  private final Stock stock;
  private final Pages pages;
  private final Drawings drawings = new Drawings();
  private final SiteSettings settings;
  private final Assets assets = Assets.load();
  private final Renderer renderer;
  private final Map<String, Rendered> files;
  private final RenderCache cache;

  /**
   * Opens the site.
   *
   * @param revision a number that changes whenever the database may say something new
   */
  public Site(Library library, LongSupplier revision, Pages pages, SiteSettings settings) {
    this(new Stock.Live(library, revision, settings.thresholds()), pages, settings);
  }

  private Site(Stock stock, Pages pages, SiteSettings settings) {
    this.stock = stock;
    this.pages = pages;
    this.settings = settings;
    this.renderer = new Renderer(assets, settings.baseUrl());
    this.files = assets.list().stream().collect(Collectors.toMap(Asset::href, renderer::asset));
    this.cache = new RenderCache(settings.cacheBytes());
  }

  /** A site without a database: what the corpus remembers of it, and no search. */
  public static Site of(Corpus corpus, SiteSettings settings) {
    PastVersions none = new PastVersions((_, _) -> Optional.empty());
    return new Site(new Stock.Still(corpus), new Pages(_ -> List.of(), none), settings);
  }

  /** The files that pages load. */
  public Assets assets() {
    return assets;
  }

  /** Its own address, without a slash at its end. */
  public String baseUrl() {
    return settings.baseUrl();
  }

  /** Where everything stands that has a page of its own, also what no page links to. */
  public List<String> addresses() {
    Corpus corpus = stock.corpus();
    return stock.read(facts -> Addresses.of(corpus, facts));
  }

  public SitePage page(SiteRequest request) {
    Rendered file = files.get(request.path());
    if (file != null) {
      return answer(file, request);
    }
    Optional<String> elsewhere = Detours.find(request.path());
    if (elsewhere.isPresent()) {
      return SitePage.withoutBody(308, Map.of("Location", elsewhere.get()));
    }
    Address address = Address.parse(request.path());
    return answer(rendered(address, request), request);
  }

  private Rendered rendered(Address address, SiteRequest request) {
    Representation form =
        address
            .asked()
            .orElseGet(() -> Negotiation.representation(request.accept(), forms(address)));
    Reader reader = reader(request);
    var key = new RenderCache.Key(address.path(), form, reader.language(), reader.chosen());
    boolean isSearch = address.path().equals("/search");
    Corpus corpus = stock.corpus();
    var state =
        new RenderCache.State(corpus.commit().map(commit -> commit.value()), stock.revision());
    Optional<Rendered> known = isSearch ? Optional.empty() : cache.find(state, key);
    if (known.isPresent()) {
      return known.get();
    }
    Made made = make(address, form, reader, request.query(), corpus);
    if (!isSearch && made.isLasting()) {
      cache.keep(state, key, made.rendered());
    }
    return made.rendered();
  }

  /** A rendering, and whether it may be shown again. */
  private record Made(Rendered rendered, boolean isLasting) {}

  /** While the database is out of reach, pages show what the corpus remembers of it (§6.10). */
  private Made make(
      Address address,
      Representation form,
      Reader reader,
      Map<String, String> query,
      Corpus corpus) {
    Function<Facts, Rendered> render =
        facts -> {
          Shelf shelf =
              new Shelf(corpus, facts, reader, settings.thresholds(), drawings, settings.baseUrl());
          return form == Representation.RAW
              ? renderer.raw(address, shelf, pages)
              : renderer.page(pages.get(address.segments(), query, shelf), form, shelf);
        };
    try {
      Rendered rendered = stock.read(render);
      return new Made(rendered, rendered.status() == 200);
    } catch (RecordsUnavailable _) {
      Rendered passing =
          render
              .apply(new SnapshotFacts(corpus))
              .withHeader("Cache-Control", Freshness.PASSING.cacheControl());
      return new Made(passing, false);
    }
  }

  private static SitePage answer(Rendered rendered, SiteRequest request) {
    boolean isPacked =
        rendered.isWorthPacking() && Negotiation.acceptsGzip(request.acceptEncoding());
    boolean isKnown = Negotiation.matches(request.ifNoneMatch(), rendered.etag(isPacked));
    return rendered.answer(isPacked, isKnown);
  }

  private static List<Representation> forms(Address address) {
    boolean isSkill =
        address.segments().size() == 2 && address.segments().getFirst().equals("skills");
    return isSkill ? FORMS_OF_SKILLS : FORMS;
  }

  private static Reader reader(SiteRequest request) {
    return Optional.ofNullable(request.query().get("lang"))
        .flatMap(Language::parse)
        .map(language -> new Reader(language, true))
        .orElseGet(() -> new Reader(Negotiation.language(request.acceptLanguage()), false));
  }
}
