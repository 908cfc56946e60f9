package be.becivic.site;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.moved.MovedAddress;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.library.Library;
import be.becivic.library.search.SearchAnswer;
import be.becivic.records.RecordsUnavailable;
import be.becivic.site.agents.Document;
import be.becivic.site.agents.Documents;
import be.becivic.site.asset.Asset;
import be.becivic.site.asset.Assets;
import be.becivic.site.content.KnownContent;
import be.becivic.site.content.OutwardLinks;
import be.becivic.site.content.SiteContent;
import be.becivic.site.facts.SiteFacts;
import be.becivic.site.facts.SnapshotFacts;
import be.becivic.site.identity.SiteIdentity;
import be.becivic.site.identity.ThemeStyle;
import be.becivic.site.language.Language;
import be.becivic.site.page.Addresses;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.common.Drawings;
import be.becivic.site.page.common.LastSkillReading;
import be.becivic.site.page.common.MadePages;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.page.common.SharedParts;
import be.becivic.site.page.common.SkillMentions;
import be.becivic.site.page.skill.PastVersions;
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
  private final SiteData data;
  private final SiteSettings settings;
  private final SiteIdentity identity;
  private final KnownContent contents;
  private final Assets assets;
  private final Map<String, RenderedPage> assetPages;
  private final Documents documents;
  private final PageFinder finder;
  private final PageRenderer renderer;
  private final PageCache cache;
  private final SharedRendering rendering = new SharedRendering();
  private final MovedPages moved = new MovedPages();
  private final Drawings drawings = new Drawings();
  private final SkillMentions mentions = new SkillMentions();

  /**
   * Opens the site.
   *
   * @param revision a number that changes whenever the database may say something new
   */
  public Site(Library library, LongSupplier revision, PageTable pages, SiteSettings settings) {
    this(new SiteData.Live(library, revision, settings.thresholds()), pages, settings);
  }

  private Site(SiteData data, PageTable pages, SiteSettings settings) {
    this.data = data;
    this.settings = settings;
    this.identity = SiteIdentity.of(settings.profile(), settings.baseUrl(), settings.home());
    this.contents = new KnownContent(settings.profile().scope());
    this.assets = Assets.load(ThemeStyle.of(settings.profile().theme()));
    this.assetPages =
        assets.list().stream().collect(Collectors.toMap(Asset::href, Site::assetPage));
    this.documents = new Documents(pages, settings.stagingWindow(), settings.operations());
    this.finder = new PageFinder(documents, identity.languages());
    this.renderer = new PageRenderer(pages, documents, assets, identity);
    this.cache = new PageCache(settings.cacheBytes());
  }

  /** A site without a database: what the corpus remembers of it, and no search. */
  public static Site of(Corpus corpus, SiteSettings settings) {
    PastVersions none = new PastVersions((_, _) -> Optional.empty());
    return new Site(
        new SiteData.Snapshot(corpus), new PageTable(_ -> SearchAnswer.NOTHING, none), settings);
  }

  /** The files that pages load. */
  public Assets assets() {
    return assets;
  }

  /** What its pages say about it. */
  public SiteIdentity identity() {
    return identity;
  }

  /** Every page and every document for machines, also those that no page links to. */
  public List<String> addresses() {
    CorpusVoices voices = data.voices();
    PageReader reader = new PageReader(Language.EN, false);
    List<String> all =
        new ArrayList<>(data.read(facts -> Addresses.list(context(voices, facts, reader))));
    all.addAll(documents());
    return List.copyOf(all);
  }

  /** The addresses of the documents that machines read, which have one form each. */
  public List<String> documents() {
    return documents.list().stream().map(Document::path).toList();
  }

  /** Those of them that repeat pages, and cost little once these are made. */
  public List<String> gathered() {
    return List.of(Documents.WHOLE_TEXT);
  }

  /** The addresses that lead to a page elsewhere. */
  public List<MovedAddress> moved() {
    return moved.list(content().voices().ours());
  }

  /** What pages are made from; nothing where a database has a part in them. */
  public Optional<SiteInputs> inputs() {
    return switch (data) {
      case SiteData.Live _ -> Optional.empty();
      case SiteData.Snapshot snapshot ->
          Optional.of(
              new SiteInputs(settings.shown(), snapshot.voices().main(), content().isEverything()));
    };
  }

  /** The answer to a request; every request has one. */
  public SitePage page(SiteRequest request) {
    RenderedPage asset = assetPages.get(request.path());
    if (asset != null) {
      return asset.answer(request);
    }
    Optional<String> elsewhere = Redirects.find(request.path());
    if (elsewhere.isPresent()) {
      return SitePage.withoutBody(308, Map.of("Location", elsewhere.get()));
    }
    return moved
        .find(request, content().voices().ours())
        .orElseGet(() -> cachedOrRendered(finder.find(request)).answer(request));
  }

  /**
   * Renders many pages from the same facts, each anew.
   *
   * @param made pages that were made before, for what repeats them
   * @throws RecordsUnavailable when the facts are out of reach
   */
  public <T> T batch(MadePages made, Function<SiteBatch, T> work) {
    CorpusVoices voices = data.voices();
    return data.read(
        facts -> {
          LastSkillReading text = new LastSkillReading();
          return work.apply(
              new SiteBatch(
                  finder, renderer, text, reader -> context(voices, facts, reader, text, made)));
        });
  }

  private RenderedPage cachedOrRendered(PageKey key) {
    CorpusVoices voices = data.voices();
    PageCache.State state = new PageCache.State(voices, data.revision());
    return cache
        .find(state, key)
        .orElseGet(() -> rendering.get(state, key, () -> findOrRender(state, key)));
  }

  /** Somebody may have had it made since it was missed. */
  private RenderedPage findOrRender(PageCache.State state, PageKey key) {
    return cache
        .find(state, key)
        .orElseGet(
            () -> {
              RenderedPage page = renderLatest(key, state.voices());
              if (page.isLasting()) {
                cache.keep(state, key, page);
              }
              return page;
            });
  }

  /** While the database is out of reach, pages show what the corpus remembers of it (§6.10). */
  private RenderedPage renderLatest(PageKey key, CorpusVoices voices) {
    try {
      return data.read(facts -> renderer.render(key, context(voices, facts, key.reader())));
    } catch (RecordsUnavailable _) {
      PageContext remembered = context(voices, new SnapshotFacts(voices.main()), key.reader());
      return renderer.render(key, remembered).withFreshness(PageFreshness.PASSING);
    }
  }

  private PageContext context(CorpusVoices voices, SiteFacts facts, PageReader reader) {
    return context(voices, facts, reader, new LastSkillReading(), MadePages.NONE);
  }

  private PageContext context(
      CorpusVoices voices,
      SiteFacts facts,
      PageReader reader,
      LastSkillReading text,
      MadePages made) {
    SiteContent content = contents.of(voices);
    PageReader bounded =
        content.isEverything()
            ? reader
            : reader.with(new OutwardLinks(content, identity.home(), reader.linkStyle()));
    return new PageContext(
        content,
        facts,
        bounded,
        settings.thresholds(),
        new SharedParts(drawings, mentions, text, made),
        identity);
  }

  private SiteContent content() {
    return contents.of(data.voices());
  }

  private static RenderedPage assetPage(Asset asset) {
    return new RenderedPage(
        200,
        asset.contentType(),
        PageFreshness.FOREVER,
        Map.of("Vary", "Accept-Encoding"),
        asset.bytes());
  }
}
