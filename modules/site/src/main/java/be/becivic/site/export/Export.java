package be.becivic.site.export;

import be.becivic.site.Site;
import be.becivic.site.SiteBatch;
import be.becivic.site.SitePage;
import be.becivic.site.asset.Asset;
import be.becivic.site.language.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Writes every page there is to files, following links until there are no new ones. */
public final class Export {
  /** The page that hosts show where there is none; it may be shown at any depth. */
  private static final String MISSING = "404.html";

  /** How many pages are rendered from one reading of the facts. */
  private static final int BATCH = 32;

  private final Site site;
  private final ExportFolder folder;
  private final ExportProgress progress;
  private final Map<ExportPlace, LinkTarget[]> pages = new ConcurrentHashMap<>();
  private final Set<String> broken = ConcurrentHashMap.newKeySet();
  private final Set<ExportPlace> known = ConcurrentHashMap.newKeySet();
  private final LinkTargets targets = new LinkTargets();
  private final AtomicInteger done = new AtomicInteger();

  private Export(Site site, ExportFolder folder, ExportProgress progress) {
    this.site = site;
    this.folder = folder;
    this.progress = progress;
  }

  /**
   * Brings a folder up to date with a site.
   *
   * @throws ExportRefused when the folder holds something else
   */
  public static ExportReport write(Site site, Path out, ExportProgress progress)
      throws IOException {
    return write(site, out, progress, ProgramDigest.digest());
  }

  /** Does nothing where the same program already made everything of the same. */
  static ExportReport write(Site site, Path out, ExportProgress progress, Optional<String> program)
      throws IOException {
    ExportFolder folder = ExportFolder.open(out);
    Optional<String> inputs =
        program.flatMap(
            code ->
                site.inputs()
                    .map(
                        all -> ExportFolder.digest((code + all).getBytes(StandardCharsets.UTF_8))));
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
    folder.put(
        RedirectLines.FILE,
        RedirectLines.of(site.moved(), site.identity().languages())
            .getBytes(StandardCharsets.UTF_8));
    putMissing();
    Set<ExportPlace> next = new LinkedHashSet<>();
    site.addresses().forEach(path -> next.add(ExportPlace.of(path, Language.EN)));
    while (!next.isEmpty()) {
      List<ExportPlace> round = next.stream().filter(known::add).toList();
      next.clear();
      next.addAll(new TreeSet<>(put(round)));
      next.removeIf(place -> known.contains(place) || folder.has(place.file()));
    }
    broken.addAll(new ExportLinkCheck(folder, targets.list()).broken(pages));
    int removed = folder.finish();
    return new ExportReport(
        folder.size(), folder.written(), removed, broken.stream().sorted().toList());
  }

  /** Writes some pages on every processor; what they link to. */
  private Collection<ExportPlace> put(List<ExportPlace> round) {
    Set<ExportPlace> linked = ConcurrentHashMap.newKeySet();
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
  private Set<ExportPlace> putFamily(ExportPlace first, SiteBatch batch) {
    Set<ExportPlace> linked = new HashSet<>();
    List<ExportPlace> family = new ArrayList<>(List.of(first));
    for (int i = 0; i < family.size(); i++) {
      for (LinkTarget target : put(family.get(i), batch)) {
        if (target.isLive()) {
          continue;
        }
        if (!target.page().equals(first.path())) {
          linked.add(target.place());
        } else if (known.add(target.place())) {
          family.add(target.place());
        }
      }
    }
    return linked;
  }

  private List<LinkTarget> put(ExportPlace place, SiteBatch batch) {
    String file = place.file();
    return put(place, batch, target -> target.from(file));
  }

  private void putMissing() {
    ExportPlace place = ExportPlace.of("/" + MISSING, Language.EN);
    site.batch(batch -> put(place, batch, LinkTarget::fromTop));
  }

  /** Writes a page where there is one; where its links lead. */
  private List<LinkTarget> put(
      ExportPlace place, SiteBatch batch, Function<LinkTarget, String> write) {
    ExportLinks links = new ExportLinks(targets, write, site.identity().baseUrl());
    SitePage page = batch.page(place.path(), place.language(), links);
    progress.report(done.incrementAndGet(), known.size());
    if (page.status() != 200 && !place.file().equals(MISSING)) {
      return List.of();
    }
    folder.put(place.file(), page.body());
    if (page.contentType().startsWith("text/html")) {
      PageAnchors.in(new String(page.body(), StandardCharsets.UTF_8)).broken().stream()
          .map(link -> ExportLinkCheck.unnamed(place, link))
          .forEach(broken::add);
    }
    pages.put(place, links.met());
    return List.of(links.met());
  }
}
