package be.becivic.corpus.check.internal;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.Catalogue;
import be.becivic.protocol.schema.Schemas;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A corpus under check, with what it is checked against. */
final class CorpusCase {
  private final Corpus corpus;
  private final Catalogue catalogue;
  private final Schemas schemas;
  private final Map<String, Optional<JsonFile>> jsonFiles = new ConcurrentHashMap<>();

  CorpusCase(Corpus corpus, Catalogue catalogue, Schemas schemas) {
    this.corpus = corpus;
    this.catalogue = catalogue;
    this.schemas = schemas;
  }

  Corpus corpus() {
    return corpus;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  Schemas schemas() {
    return schemas;
  }

  /** A JSON file, parsed once for all rules; nothing when it is absent. */
  Optional<JsonFile> json(String path) {
    return jsonFiles.computeIfAbsent(path, name -> corpus.findFile(name).map(JsonFile::of));
  }
}
