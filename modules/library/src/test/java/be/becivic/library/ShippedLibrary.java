package be.becivic.library;

import be.becivic.corpus.data.CatalogueSeed;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.reference.ResolvedReferences;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.engine.RecordsEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A library over the corpus that ships, in a repository and a database of its own. */
public final class ShippedLibrary implements AutoCloseable {
  public static final Instant SEEDED = Instant.parse("2026-11-15T10:00:00Z");
  private static final Path SHIPPED = Path.of("../../corpus");

  private final CorpusRepository repository;
  private final LiveCorpus corpus;
  public final Records records;
  public final Library library;

  private ShippedLibrary(CorpusRepository repository, LiveCorpus corpus, Path folder) {
    this.repository = repository;
    this.corpus = corpus;
    this.records = RecordsEngine.open(new Location.Embedded(folder.resolve("becivic.db")));
    this.library = new Library(corpus, records);
  }

  private static ShippedLibrary open(Path folder, Path seed) {
    CorpusRepository repository =
        CorpusRepository.open(folder.resolve("corpus.git"), seed, InstantSource.fixed(SEEDED));
    ShippedLibrary library = new ShippedLibrary(repository, new LiveCorpus(repository), folder);
    library.fillCatalogue();
    return library;
  }

  /** The same corpus over an empty database. */
  public ShippedLibrary withDatabase(Path folder) {
    return new ShippedLibrary(repository, corpus, folder);
  }

  public void fillCatalogue() {
    records.write(
        tables -> {
          library.corpus().seeds().values().stream()
              .filter(row -> !row.row().get("value").isNull())
              .forEach(row -> value(tables, row));
          library.corpus().seeds().references().forEach(row -> reference(tables, row));
          return tables;
        });
  }

  public static ShippedLibrary in(Path folder) {
    return open(folder, SHIPPED);
  }

  /** The same with one file changed beforehand. */
  public static ShippedLibrary in(Path folder, String file, UnaryOperator<String> edit)
      throws IOException {
    Path seed = Files.createDirectories(folder.resolve("seed"));
    try (Stream<Path> files = Files.walk(SHIPPED)) {
      for (Path path : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        Path copy = seed.resolve(SHIPPED.relativize(path).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(path, copy);
      }
    }
    Path changed = seed.resolve(file);
    Files.writeString(changed, edit.apply(Files.readString(changed)));
    return open(folder, seed);
  }

  public Optional<Artefact> find(TargetType type, String id) {
    return Target.parse(type, id)
        .flatMap(target -> records.read(tables -> library.find(tables, target)));
  }

  public Outcome<ResolvedReferences> resolve(FeedbackType type, JsonNode document) {
    return records.read(tables -> library.resolve(tables, Submission.parseStored(type, document)));
  }

  public <T> T read(Function<Tables, T> work) {
    return records.read(work);
  }

  public void write(Consumer<Tables> work) {
    records.write(
        tables -> {
          work.accept(tables);
          return tables;
        });
  }

  @Override
  public void close() {
    records.close();
    repository.close();
  }

  private static void value(Tables tables, CatalogueSeed seed) {
    JsonNode row = seed.row();
    CatalogueValueType type =
        CatalogueValueType.valueOf(row.get("value_type").stringValue().toUpperCase(Locale.ROOT));
    tables
        .catalogue()
        .volatileValues()
        .restore(revision(seed, CatalogueValue.of(type, row.get("value").toString())));
  }

  private static void reference(Tables tables, CatalogueSeed seed) {
    JsonNode row = seed.row();
    tables
        .catalogue()
        .references()
        .restore(
            revision(
                seed,
                new Citation(
                    row.get("title").stringValue(),
                    Optional.empty(),
                    row.get("url").stringValue(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty())));
  }

  private static <C> Revision<C> revision(CatalogueSeed seed, C content) {
    return new Revision<>(
        seed.uid(),
        1,
        seed.name(),
        Optional.of(content),
        Status.ALPHA,
        Optional.empty(),
        Optional.empty(),
        RevisionOrigin.SEED,
        Optional.empty(),
        SEEDED,
        Optional.empty());
  }
}
