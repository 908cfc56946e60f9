package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.path.OfficialContacts;
import be.becivic.protocol.schema.Schemas;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A corpus under check, with what it is checked against. */
public final class CorpusCase {
  public static final String SCRUB_RULES = "tools/scrub/regex-rules.json";

  private final Corpus corpus;
  private final CatalogueLookup catalogue;
  private final Schemas schemas;
  private final LineScreens screens;
  private final Map<String, Optional<JsonFile>> jsonFiles = new ConcurrentHashMap<>();
  private volatile @Nullable OfficialContacts offices;

  public CorpusCase(
      Corpus corpus, CatalogueLookup catalogue, Schemas schemas, LineScreens screens) {
    this.corpus = corpus;
    this.catalogue = catalogue;
    this.schemas = schemas;
    this.screens = screens;
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

  /** What offices publish, gathered once for all files. */
  OfficialContacts offices() {
    OfficialContacts known = offices;
    if (known == null) {
      known = OfficialContacts.of(corpus.sourceClasses(), corpus.paths());
      offices = known;
    }
    return known;
  }

  /** The scrub rules for telephone numbers and the like, which an office may publish. */
  Optional<LineScreen> contacts() {
    return screens.of(this).map(LineScreens.Pair::contacts);
  }

  /** The other scrub rules. */
  Optional<LineScreen> identifiers() {
    return screens.of(this).map(LineScreens.Pair::identifiers);
  }
}
