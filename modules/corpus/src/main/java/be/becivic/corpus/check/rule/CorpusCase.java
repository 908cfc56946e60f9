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
  private final Map<Boolean, Optional<Scrubber>> scrubbers = new ConcurrentHashMap<>();

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

  /** The scrub rules for telephone numbers and the like, which an office may publish. */
  public Optional<Scrubber> contacts() {
    return scrubber(true);
  }

  /** The other scrub rules. */
  Optional<Scrubber> identifiers() {
    return scrubber(false);
  }

  /** Compiled once for all files; nothing where the rules cannot be read, as reported elsewhere. */
  private Optional<Scrubber> scrubber(boolean forContacts) {
    return scrubbers.computeIfAbsent(
        forContacts,
        wanted ->
            json(SCRUB_RULES)
                .flatMap(CorpusCase::compile)
                .map(all -> all.only(rule -> rule.contactPoint() == wanted)));
  }

  private static Optional<Scrubber> compile(JsonFile rules) {
    try {
      return Optional.of(Scrubber.of(ScrubRules.parse(rules.json())));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
