package be.becivic.simulation.world;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.CorpusWriter;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.snapshot.Restoration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A database and a repository as a first start leaves them, with figures of ours to vote on. Every
 * simulated server begins with a copy, which is much quicker than a first start.
 */
public final class ServerTemplate implements AutoCloseable {
  /** When every simulated server begins. */
  public static final Instant START = Instant.parse("2027-01-04T00:00:00Z");

  static final String DATABASE = "becivic.db";
  static final String REPOSITORY = "corpus.git";

  private final Path folder;
  private final Path corpus;
  private final ServerParts parts;
  private final List<Target.Value> figures;
  private final List<Target.Skill> passages;
  private int opened;

  private ServerTemplate(
      Path folder,
      Path corpus,
      ServerParts parts,
      List<Target.Value> figures,
      List<Target.Skill> passages) {
    this.folder = folder;
    this.corpus = corpus;
    this.parts = parts;
    this.figures = List.copyOf(figures);
    this.passages = List.copyOf(passages);
  }

  /**
   * Makes a template.
   *
   * @param corpus the shipped content
   * @param work where all of it is, and goes when it is closed
   * @param values what the figures say at first
   * @param sentences what passages of procedures say at first
   */
  public static ServerTemplate create(
      Path corpus, Path work, List<String> values, List<String> sentences) throws IOException {
    Path folder = Files.createTempDirectory(work, "simulation");
    Path template = Files.createDirectory(folder.resolve("template"));
    ServerParts parts = ServerParts.load(corpus);
    Corpus content = Corpus.load(MemoryFiles.ofFolder(corpus));
    List<Target.Skill> passages;
    try (var repository =
        CorpusRepository.open(template.resolve(REPOSITORY), corpus, () -> START)) {
      passages = addPassages(repository, content, sentences);
    }
    try (Records records = RecordsEngine.open(new Location.Embedded(template.resolve(DATABASE)))) {
      Restoration.fillIfEmpty(records, content);
      List<Target.Value> figures = new ArrayList<>();
      for (String value : values) {
        figures.add(insert(records, "simulated-figure-" + figures.size(), value));
      }
      return new ServerTemplate(folder, corpus, parts, figures, passages);
    }
  }

  /** Texts of ours that say one thing more. */
  private static List<Target.Skill> addPassages(
      CorpusRepository repository, Corpus content, List<String> sentences) {
    List<Skill> skills =
        content.skills().stream().filter(Passages::fitInto).limit(sentences.size()).toList();
    FileChanges files = FileChanges.none();
    for (int i = 0; i < skills.size(); i++) {
      SourceFile file = skills.get(i).file();
      files = files.write(file.path(), Passages.addTo(file.text(), sentences.get(i)));
    }
    CommitId main = repository.main();
    CorpusWriter writer = repository.writer();
    if (!writer.moveMain(main, writer.commit(main, files, "Say where to go", START))) {
      throw new IllegalStateException("somebody else moves main");
    }
    return skills.stream().map(skill -> new Target.Skill(skill.id())).toList();
  }

  private static Target.Value insert(Records records, String name, String value) {
    CatalogueValue content = CatalogueValue.of(CatalogueValueType.INTEGER, value);
    var first = NewRevision.ours(Optional.of(content), Status.ALPHA, RevisionOrigin.SEED, START);
    return new Target.Value(
        records.write(tables -> tables.catalogue().volatileValues().insert(name, first)).uid());
  }

  public List<Target.Value> figures() {
    return figures;
  }

  public List<Target.Skill> passages() {
    return passages;
  }

  /** A server of its own, with nobody on it yet. */
  public SimulatedServer open(SimulatedSettings settings, long seed) throws IOException {
    opened++;
    Path own = folder.resolve("server-" + opened);
    copy(folder.resolve("template"), own);
    return new SimulatedServer(own, corpus, parts, settings, seed);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
  }

  static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  @Override
  public void close() throws IOException {
    delete(folder);
  }
}
