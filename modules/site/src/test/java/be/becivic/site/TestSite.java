package be.becivic.site;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.corpus.site.ContentScope;
import be.becivic.corpus.site.SiteProfile;
import be.becivic.fixtures.TemplateFolder;
import be.becivic.library.Library;
import be.becivic.library.search.SearchIndex;
import be.becivic.library.search.document.SearchDocuments;
import be.becivic.library.search.text.SearchWords;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.site.facts.SnapshotFacts;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.skill.PastVersions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A site over a real repository and a real database, both filled from the shipped corpus. */
final class TestSite implements AutoCloseable {
  static final Instant FOUNDED = Instant.parse("2026-11-15T10:00:00Z");
  static final String BASE = "https://becivic.be";
  private static final Path SHIPPED = Path.of("../../corpus");

  private final CorpusRepository repository;
  private final Records records;
  private final Library library;
  private final AtomicLong revision = new AtomicLong();
  private final Site site;
  private @Nullable SearchIndex index;

  private TestSite(Path folder, Path seed) {
    this.repository = CorpusRepository.open(folder.resolve("corpus.git"), seed, () -> FOUNDED);
    this.records = RecordsEngine.open(new Location.Embedded(folder.resolve("becivic.db")));
    this.library = new Library(new LiveCorpus(repository), records);
    if (records.read(tables -> tables.catalogue().volatileValues().isEmpty())) {
      fillCatalogues();
    }
    this.site = show(SiteSettings.of(BASE));
  }

  private Site show(SiteSettings settings) {
    return new Site(
        library,
        revision::get,
        new PageTable(query -> index().answer(query), new PastVersions(repository::find)),
        settings);
  }

  /**
   * Repository and database as they are at first. It is a class of its own because the database's
   * writer runs code of the outer one, which therefore has to be initialised before.
   */
  private static final class Seeded {
    static final TemplateFolder FOLDER =
        TemplateFolder.shared("site", folder -> new TestSite(folder, SHIPPED).close());
  }

  static TestSite open(Path folder) {
    Seeded.FOLDER.copyInto(folder);
    return new TestSite(folder, SHIPPED);
  }

  /** A site whose corpus differs from the shipped one in some files. */
  static TestSite open(Path folder, Map<String, UnaryOperator<String>> edits) {
    Path seed = folder.resolve("seed");
    copy(SHIPPED, seed);
    edits.forEach((path, edit) -> rewrite(seed.resolve(path), edit));
    return new TestSite(folder, seed);
  }

  Site site() {
    return site;
  }

  /** The same content as a site shows it that is about a part of it. */
  Site narrowedTo(ContentScope scope) {
    SiteProfile whole = SiteProfile.BECIVIC;
    return show(
        SiteSettings.of(
            new SiteProfile(
                whole.id(),
                whole.name(),
                BASE,
                whole.downloads(),
                whole.languages(),
                whole.theme(),
                scope),
            BASE));
  }

  Library library() {
    return library;
  }

  Corpus corpus() {
    return library.corpus();
  }

  void write(Consumer<Tables> work) {
    records.write(
        tables -> {
          work.accept(tables);
          return true;
        });
    revision.incrementAndGet();
  }

  /** The uid of a value that a stranger names for the first time. */
  Uid insertValue(String name, NewRevision<CatalogueValue> first) {
    Uid uid =
        records.write(tables -> tables.catalogue().volatileValues().insert(name, first).uid());
    revision.incrementAndGet();
    return uid;
  }

  SitePage get(String path) {
    return site.page(SiteRequest.of(path));
  }

  SitePage get(String path, Map<String, String> query) {
    return site.page(
        new SiteRequest(
            path,
            query,
            Optional.of("text/html"),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  SitePage accept(String path, String accept) {
    return site.page(
        new SiteRequest(
            path,
            Map.of(),
            Optional.of(accept),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  static String text(SitePage page) {
    return new String(page.body(), StandardCharsets.UTF_8);
  }

  /** Makes the database unreachable. */
  void cutOff() {
    records.close();
    revision.incrementAndGet();
  }

  @Override
  public void close() {
    records.close();
    repository.close();
  }

  private void fillCatalogues() {
    SnapshotFacts snapshot = new SnapshotFacts(library.corpus());
    write(
        tables -> {
          snapshot.listValues().forEach(tables.catalogue().volatileValues()::restore);
          snapshot.listReferences().forEach(tables.catalogue().references()::restore);
        });
  }

  /** Made when first asked for: most tests never search. */
  private synchronized SearchIndex index() {
    if (index == null) {
      index = build();
    }
    return index;
  }

  private SearchIndex build() {
    SnapshotFacts snapshot = new SnapshotFacts(library.corpus());
    return SearchIndex.build(
        SearchDocuments.of(library.corpus(), snapshot.listValues(), snapshot.listReferences()),
        SearchWords.of(library.corpus()));
  }

  private static void rewrite(Path file, UnaryOperator<String> edit) {
    try {
      String before = Files.exists(file) ? Files.readString(file) : "";
      Files.createDirectories(file.getParent());
      Files.writeString(file, edit.apply(before));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
