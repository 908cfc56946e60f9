package be.becivic.site.export;

import be.becivic.site.Batch;
import be.becivic.site.Site;
import be.becivic.site.SitePage;
import be.becivic.site.asset.Asset;
import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Address;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Writes every page there is to files, following links until there are no new ones. */
public final class Export {
  /** The page that hosts show where there is none; it may be shown at any depth. */
  private static final String MISSING = "404.html";

  /** How many pages are made from the facts of one moment. */
  private static final int BATCH = 32;

  private final Site site;
  private final Folder folder;
  private final Progress progress;
  private final Map<Place, LinkCheck.Anchors> pages = new ConcurrentSkipListMap<>();
  private final Set<Place> known = ConcurrentHashMap.newKeySet();
  private final Map<String, Optional<Target>> targets = new ConcurrentHashMap<>();
  private final Map<String, String> strings = new ConcurrentHashMap<>();
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
    return write(site, out, progress, Program.digest());
  }

  /** Does nothing where the same program already made everything of the same. */
  static ExportReport write(Site site, Path out, Progress progress, Optional<String> program)
      throws IOException {
    Folder folder = Folder.open(out);
    Optional<String> inputs =
        program.flatMap(
            code ->
                site.inputs()
                    .map(all -> Folder.digest((code + all).getBytes(StandardCharsets.UTF_8))));
    if (inputs.isPresent() && folder.holds(inputs.get())) {
      return new ExportReport(folder.listed(), 0, 0, List.of());
    }
    folder.begin();
    ExportReport report = new Export(site, folder, progress).run();
    if (inputs.isPresent() && report.broken().isEmpty()) {
      folder.end(inputs.get());
    }
    return report;
  }

  private ExportReport run() throws IOException {
    for (Asset asset : site.assets().list()) {
      folder.put(asset.href().substring(1), asset.bytes());
    }
    putMissing();
    Set<Place> next = new TreeSet<>();
    site.addresses().forEach(path -> next.add(Place.of(path, Language.EN)));
    while (!next.isEmpty()) {
      List<Place> round = next.stream().filter(known::add).toList();
      next.clear();
      next.addAll(put(round));
      next.removeIf(place -> known.contains(place) || folder.has(place.file()));
    }
    List<String> broken = new LinkCheck(pages, this::target, folder::has).broken();
    int removed = folder.finish();
    return new ExportReport(folder.size(), folder.written(), removed, broken);
  }

  /** Writes some pages on every processor; what they link to. */
  private Collection<Place> put(List<Place> round) {
    Set<Place> linked = new ConcurrentSkipListSet<>();
    IntStream.range(0, (round.size() + BATCH - 1) / BATCH)
        .parallel()
        .mapToObj(i -> round.subList(i * BATCH, Math.min(round.size(), (i + 1) * BATCH)))
        .forEach(
            places ->
                site.batch(
                    batch -> {
                      places.forEach(place -> linked.addAll(putFamily(place, batch)));
                      return true;
                    }));
    return linked;
  }

  /**
   * Writes a page and at once all its other forms, while its text is at hand; what they link to.
   */
  private Collection<Place> putFamily(Place first, Batch batch) {
    Set<Place> linked = new TreeSet<>();
    List<Place> family = new ArrayList<>(List.of(first));
    for (int i = 0; i < family.size(); i++) {
      for (Place place : put(family.get(i), batch)) {
        boolean isForm = Address.parse(place.path()).path().equals(first.path());
        if (!isForm) {
          linked.add(place);
        } else if (known.add(place)) {
          family.add(place);
        }
      }
    }
    return linked;
  }

  private List<Place> put(Place place, Batch batch) {
    SitePage page = batch.page(place.path(), place.language());
    progress.report(done.incrementAndGet(), known.size());
    if (page.status() != 200) {
      return List.of();
    }
    if (!page.contentType().startsWith("text/html")) {
      folder.put(place.file(), page.body());
      return List.of();
    }
    Markup markup = put(place, page, target -> target.from(place.file()));
    return markup.links().stream()
        .filter(link -> !link.startsWith("#"))
        .flatMap(link -> target(link).stream())
        .map(Target::place)
        .toList();
  }

  private void putMissing() {
    Place place = Place.of("/" + MISSING, Language.EN);
    put(place, site.batch(batch -> batch.page(place.path(), place.language())), Target::fromTop);
  }

  private Markup put(Place place, SitePage page, Function<Target, String> write) {
    Markup markup =
        Markup.of(
            new String(page.body(), StandardCharsets.UTF_8),
            site.baseUrl(),
            link -> target(link).map(write).orElseGet(() -> Target.live(link, site.baseUrl())));
    folder.put(place.file(), markup.text().getBytes(StandardCharsets.UTF_8));
    pages.put(place, new LinkCheck.Anchors(shared(markup.links()), shared(markup.ids())));
    return markup;
  }

  private Optional<Target> target(String link) {
    return targets.computeIfAbsent(link, Target::parse);
  }

  private String[] shared(Set<String> some) {
    return some.stream()
        .map(each -> strings.computeIfAbsent(each, Function.identity()))
        .toArray(String[]::new);
  }
}
