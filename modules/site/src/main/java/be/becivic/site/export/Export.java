package be.becivic.site.export;

import be.becivic.corpus.skill.KnownHeads;
import be.becivic.corpus.skill.SkillReads;
import be.becivic.site.Site;
import be.becivic.site.SiteBatch;
import be.becivic.site.SiteInputs;
import be.becivic.site.SitePage;
import be.becivic.site.asset.Asset;
import be.becivic.site.language.Language;
import be.becivic.site.negotiate.PageAddress;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.page.common.MadePages;
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
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
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
  private final Map<ExportPlace, ExportFamily> kept;
  private final Set<String> roots = new LinkedHashSet<>();
  private final Set<String> fixed;
  private final Map<ExportPlace, ExportFamily> families = new ConcurrentHashMap<>();
  private final Map<ExportPlace, LinkTarget[]> pages = new ConcurrentHashMap<>();
  private final Map<String, PageAnchors> anchors = new ConcurrentHashMap<>();
  private final Set<String> broken = ConcurrentHashMap.newKeySet();
  private final Set<ExportPlace> known = ConcurrentHashMap.newKeySet();
  private final LinkTargets targets = new LinkTargets();
  private final AtomicInteger done = new AtomicInteger();

  private Export(
      Site site,
      ExportFolder folder,
      ExportProgress progress,
      Map<ExportPlace, ExportFamily> kept) {
    this.site = site;
    this.folder = folder;
    this.progress = progress;
    this.kept = kept;
    this.roots.addAll(site.addresses());
    this.fixed =
        site.assets().list().stream().map(Export::file).collect(Collectors.toUnmodifiableSet());
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

  /** The frontmatter that the last export into a folder read. */
  public static KnownHeads knownHeads(Path out) throws IOException {
    Optional<String> program = ProgramDigest.digest();
    return program.isPresent()
        ? KnownHeads.read(ExportFolder.heads(out), program.get())
        : KnownHeads.NONE;
  }

  /** Makes again only what the same program would make otherwise than it stands there. */
  static ExportReport write(Site site, Path out, ExportProgress progress, Optional<String> program)
      throws IOException {
    ExportFolder folder = ExportFolder.open(out);
    Optional<SiteInputs> inputs = program.flatMap(_ -> site.inputs());
    if (inputs.isEmpty()) {
      folder.begin();
      return new Export(site, folder, progress, Map.of()).run(Optional.empty()).orElseThrow();
    }
    String common = InputState.common(program.orElseThrow(), inputs.get());
    Optional<ExportMemory> before =
        folder.memory().filter(memory -> memory.inputs().common().equals(common));
    Map<ExportPlace, ExportFamily> kept =
        before
            .map(memory -> memory.keepable(state(common, inputs.get(), before), folder))
            .orElseGet(Map::of);
    folder.begin();
    Export export = new Export(site, folder, progress, kept);
    Optional<ExportReport> report = export.run(before);
    if (report.isEmpty()) {
      export = new Export(site, ExportFolder.open(out), progress, Map.of());
      report = export.run(Optional.empty()).map(whole -> whole.with(folder.written()));
    }
    if (report.orElseThrow().broken().isEmpty()) {
      ExportMemory memory =
          new ExportMemory(state(common, inputs.get(), before), new TreeMap<>(export.families));
      export.folder.end(memory, program.orElseThrow(), inputs.get().corpus().skillsByBlob());
    }
    return report.orElseThrow();
  }

  private static InputState state(String common, SiteInputs inputs, Optional<ExportMemory> before) {
    return InputState.of(common, inputs, before.map(ExportMemory::inputs));
  }

  /**
   * Nothing, and nothing removed, where a page that was kept may have lost what it links to: which
   * one is known only when all are made again.
   */
  private Optional<ExportReport> run(Optional<ExportMemory> before) throws IOException {
    for (Asset asset : site.assets().list()) {
      folder.put(file(asset), asset.bytes());
    }
    folder.put(
        RedirectLines.FILE,
        RedirectLines.of(site.moved(), site.identity().languages())
            .getBytes(StandardCharsets.UTF_8));
    Set<ExportPlace> next = new LinkedHashSet<>();
    next.add(ExportPlace.of("/" + MISSING, Language.EN));
    roots.forEach(path -> next.add(ExportPlace.of(path, Language.EN)));
    List<ExportPlace> last =
        site.gathered().stream().map(path -> ExportPlace.of(path, Language.EN)).toList();
    known.addAll(last);
    while (!next.isEmpty()) {
      List<ExportPlace> round = next.stream().filter(known::add).toList();
      next.clear();
      next.addAll(new TreeSet<>(put(round)));
      next.removeIf(place -> known.contains(place) || folder.has(place.file()));
    }
    put(last);
    if (!kept.isEmpty() && before.stream().anyMatch(this::mayBreakLinks)) {
      return Optional.empty();
    }
    broken.addAll(new ExportLinkCheck(folder, anchors, targets.list()).broken(pages));
    int removed = folder.finish();
    return Optional.of(
        new ExportReport(
            folder.size(), folder.written(), removed, broken.stream().sorted().toList()));
  }

  private static String file(Asset asset) {
    return asset.href().substring(1);
  }

  /** Whether a file is gone, or a part of one that a page which was kept links to. */
  private boolean mayBreakLinks(ExportMemory before) {
    boolean areAllThere =
        before.families().values().stream()
            .flatMap(family -> family.files().keySet().stream())
            .allMatch(folder::has);
    Set<String> made = pages.keySet().stream().map(ExportPlace::path).collect(Collectors.toSet());
    List<LinkTarget> parts =
        kept.values().stream()
            .flatMap(family -> family.anchors().stream())
            .filter(link -> made.contains(LinkTarget.pathOf(link)))
            .distinct()
            .map(LinkTarget::parse)
            .filter(target -> pages.containsKey(target.place()))
            .toList();
    return !areAllThere || new ExportLinkCheck(folder, anchors, parts).findsAny();
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
                    this::findMarkdown,
                    batch -> {
                      places.forEach(place -> linked.addAll(putFamily(place, batch)));
                      return true;
                    }));
    return linked;
  }

  /** What this run wrote or kept. */
  private Optional<MadePages.Text> findMarkdown(String address) {
    String file =
        ExportPlace.of(PageAddress.in(address, Representation.MARKDOWN), Language.EN).file();
    return folder.has(file)
        ? Optional.of(new MadePages.Text(folder.length(file), () -> folder.read(file)))
        : Optional.empty();
  }

  /**
   * Writes a page and at once all its other forms, while its text is at hand; what they link to.
   */
  private Set<ExportPlace> putFamily(ExportPlace first, SiteBatch batch) {
    ExportFamily earlier = kept.get(first);
    if (earlier != null) {
      earlier.files().keySet().forEach(folder::keep);
      families.put(first, earlier);
      return earlier.linked();
    }
    ExportFamily family = ExportFamily.begin(first);
    Set<ExportPlace> linked = new HashSet<>();
    SkillReads reads = new SkillReads();
    batch.startOver();
    reads.watch(() -> putForms(family, linked, batch));
    family.reads().addAll(reads.seen());
    families.put(first, family.compact());
    return linked;
  }

  private void putForms(ExportFamily family, Set<ExportPlace> linked, SiteBatch batch) {
    List<ExportPlace> forms = new ArrayList<>(List.of(family.first()));
    for (int i = 0; i < forms.size(); i++) {
      for (LinkTarget target : put(forms.get(i), batch, family)) {
        if (target.isLive()) {
          continue;
        }
        if (!target.page().equals(family.first().path())) {
          linked.add(target.place());
          note(target, family);
        } else if (known.add(target.place())) {
          forms.add(target.place());
        }
      }
    }
  }

  /** Pages that are written anyway need nobody who leads to them. */
  private void note(LinkTarget target, ExportFamily family) {
    if (!roots.contains(target.page()) && !fixed.contains(target.place().file())) {
      family.linked().add(target.place());
    }
    if (!target.fragment().isEmpty()) {
      family.anchors().add(target.link());
    }
  }

  /** Writes a page where there is one; where its links lead. */
  private List<LinkTarget> put(ExportPlace place, SiteBatch batch, ExportFamily family) {
    String file = place.file();
    boolean isMissing = file.equals(MISSING);
    ExportLinks links =
        new ExportLinks(
            targets,
            target -> isMissing ? target.fromTop() : target.from(file),
            site.identity().baseUrl());
    SitePage page = batch.page(place.path(), place.language(), links);
    progress.report(done.incrementAndGet(), known.size());
    if (page.status() != 200 && !isMissing) {
      return List.of();
    }
    family.files().put(file, folder.put(file, page.body()));
    if (page.contentType().startsWith("text/html")) {
      PageAnchors found = PageAnchors.in(page.body());
      anchors.put(file, found);
      found.broken().forEach(link -> broken.add(ExportLinkCheck.unnamed(place, link)));
    }
    pages.put(place, links.met());
    return List.of(links.met());
  }
}
