package be.becivic.site.export;

import be.becivic.site.Site;
import be.becivic.site.SitePage;
import be.becivic.site.SiteRequest;
import be.becivic.site.asset.Asset;
import be.becivic.site.language.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Writes every page there is to files, following links until there are no new ones. */
public final class Export {
  /** The page that hosts show where there is none; it may be shown at any depth. */
  private static final String MISSING = "404.html";

  private final Site site;
  private final Folder folder;
  private final Progress progress;
  private final Map<Place, Markup> pages = new ConcurrentSkipListMap<>();
  private final AtomicInteger done = new AtomicInteger();

  private Export(Site site, Folder folder, Progress progress) {
    this.site = site;
    this.folder = folder;
    this.progress = progress;
  }

  /**
   * Brings a folder up to date with a site.
   *
   * @throws ExportRefused when the folder holds something else
   */
  public static ExportReport write(Site site, Path out, Progress progress) throws IOException {
    return new Export(site, Folder.open(out), progress).run();
  }

  private ExportReport run() throws IOException {
    for (Asset asset : site.assets().list()) {
      folder.put(asset.href().substring(1), asset.bytes());
    }
    putMissing();
    SortedSet<Place> known = new TreeSet<>();
    SortedSet<Place> next = new TreeSet<>();
    site.addresses().forEach(path -> next.add(Place.of(path, Language.EN)));
    while (!next.isEmpty()) {
      known.addAll(next);
      List<Markup> read =
          next.parallelStream()
              .map(place -> put(place, known.size()))
              .flatMap(Optional::stream)
              .toList();
      next.clear();
      read.stream()
          .map(Markup::targets)
          .map(Map::values)
          .flatMap(Collection::stream)
          .map(Target::place)
          .filter(place -> !known.contains(place) && !folder.has(place.file()))
          .forEach(next::add);
    }
    List<String> broken = LinkCheck.broken(pages, folder::has);
    int removed = folder.finish();
    return new ExportReport(folder.size(), folder.written(), removed, broken);
  }

  private Optional<Markup> put(Place place, int known) {
    SitePage page = get(place.path(), place.language());
    progress.report(done.incrementAndGet(), known);
    if (page.status() != 200) {
      return Optional.empty();
    }
    if (!page.contentType().startsWith("text/html")) {
      folder.put(place.file(), page.body());
      return Optional.empty();
    }
    Markup markup = new Markup(place, site.baseUrl(), target -> target.from(place.file()));
    folder.put(place.file(), rewrite(markup, page));
    pages.put(place, markup);
    return Optional.of(markup);
  }

  private void putMissing() {
    Place place = Place.of("/" + MISSING, Language.EN);
    Markup markup = new Markup(place, site.baseUrl(), Target::fromTop);
    folder.put(MISSING, rewrite(markup, get(place.path(), place.language())));
    pages.put(place, markup);
  }

  private static byte[] rewrite(Markup markup, SitePage page) {
    return markup
        .rewrite(new String(page.body(), StandardCharsets.UTF_8))
        .getBytes(StandardCharsets.UTF_8);
  }

  private SitePage get(String path, Language language) {
    Map<String, String> query =
        language == Language.EN ? Map.of() : Map.of("lang", language.code());
    return site.page(
        new SiteRequest(
            path,
            query,
            Optional.of("text/html"),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }
}
