package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A corpus under check, with what it is checked against. */
public final class CorpusCase {
  public static final String SCRUB_RULES = "tools/scrub/regex-rules.json";

  private final Corpus corpus;
  private final CatalogueLookup catalogue;
  private final Schemas schemas;
  private final Map<String, Optional<JsonFile>> jsonFiles = new ConcurrentHashMap<>();
  private final Map<String, Optional<Scrubber>> scrubbers = new ConcurrentHashMap<>();

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

  /** A JSON file, parsed once for all rules; nothing when it is absent. */
  public Optional<JsonFile> json(String path) {
    return jsonFiles.computeIfAbsent(path, name -> corpus.findFile(name).map(JsonFile::of));
  }

  /** The scrub rules but for contact points, compiled once for all files. */
  Optional<Scrubber> identifiers() {
    return scrubbers.computeIfAbsent(SCRUB_RULES, path -> json(path).flatMap(CorpusCase::compile));
  }

  private static Optional<Scrubber> compile(JsonFile rules) {
    try {
      return Optional.of(
          Scrubber.of(ScrubRules.parse(rules.json())).only(rule -> !rule.contactPoint()));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
