package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.schema.Schemas;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** A corpus under check, with what it is checked against. */
public final class CorpusCase {
  private static final Set<String> TEXT =
      Set.of("json", "jsonl", "yaml", "yml", "md", "mdx", "mmd", "txt");

  private final Corpus corpus;
  private final CatalogueLookup catalogue;
  private final Schemas schemas;
  private final Map<String, Optional<JsonFile>> jsonFiles = new ConcurrentHashMap<>();

  public CorpusCase(Corpus corpus, CatalogueLookup catalogue, Schemas schemas) {
    this.corpus = corpus;
    this.catalogue = catalogue;
    this.schemas = schemas;
  }

  public Corpus corpus() {
    return corpus;
  }

  CatalogueLookup catalogue() {
    return catalogue;
  }

  public Schemas schemas() {
    return schemas;
  }

  /** The files that hold text, whatever they are for. */
  public Stream<SourceFile> textFiles() {
    return corpus.files().blobs().keySet().stream()
        .filter(path -> TEXT.contains(path.substring(path.lastIndexOf('.') + 1)))
        .map(path -> corpus.findFile(path).orElseThrow());
  }

  /** A JSON file, parsed once for all rules; nothing when it is absent. */
  public Optional<JsonFile> json(String path) {
    return jsonFiles.computeIfAbsent(path, name -> corpus.findFile(name).map(JsonFile::of));
  }
}
