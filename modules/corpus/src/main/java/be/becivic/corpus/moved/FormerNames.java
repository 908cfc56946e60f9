package be.becivic.corpus.moved;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueSeed;
import be.becivic.corpus.data.CatalogueSeeds;
import be.becivic.corpus.data.Commune;
import be.becivic.corpus.data.Communes;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.Uid;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Addresses made of a code or a name that something went by before, and no longer does. */
final class FormerNames {
  private static final String MERGERS = "data/mergers.json";

  private final Corpus corpus;
  private final Map<String, String> found = new LinkedHashMap<>();

  private FormerNames(Corpus corpus) {
    this.corpus = corpus;
  }

  /** Where each of them leads. */
  static Map<String, String> addresses(Corpus corpus) {
    FormerNames names = new FormerNames(corpus);
    names.addCommunes();
    names.addEntries("/values/", corpus.seeds().values());
    names.addEntries("/references/", corpus.seeds().references());
    return names.found;
  }

  private void addCommunes() {
    Communes communes = corpus.communes();
    String file = corpus.findFile(MERGERS).map(SourceFile::text).orElse("{}");
    List<JsonFields> mergers = new JsonFields(JsonDocument.parse(file).json()).objects("mergers");
    Map<String, String> next = new HashMap<>();
    mergers.forEach(
        merger ->
            merger
                .text("new")
                .ifPresent(code -> merger.texts("from").forEach(old -> next.put(old, code))));
    for (JsonFields merger : mergers) {
      merger
          .text("new")
          .flatMap(code -> current(code, next))
          .ifPresent(
              commune ->
                  Stream.concat(
                          merger.texts("from").stream(),
                          merger.texts("from_names").stream().map(FormerNames::slug))
                      .filter(old -> communes.find(old).isEmpty())
                      .forEach(old -> add("/communes/" + old, "/communes#" + commune.slug())));
    }
  }

  /** The commune there is now: what came of a merger may have merged again. */
  private Optional<Commune> current(String code, Map<String, String> next) {
    Set<String> seen = new HashSet<>();
    String at = code;
    while (corpus.communes().find(at).isEmpty() && next.containsKey(at) && seen.add(at)) {
      at = next.get(at);
    }
    return corpus.communes().find(at);
  }

  /** A rename keeps the uid, so the name of an earlier row leads to the same page. */
  private void addEntries(String folder, List<CatalogueSeed> entries) {
    CatalogueSeeds seeds = corpus.seeds();
    for (CatalogueSeed entry : entries) {
      Uid.Kind kind = entry.uid().kind();
      seeds.history(entry.uid()).stream()
          .map(CatalogueSeed::name)
          .filter(name -> seeds.find(kind, name).isEmpty() && Uid.parse(kind, name).isEmpty())
          .forEach(name -> add(folder + name, folder + entry.uid()));
    }
  }

  private void add(String from, String to) {
    if (MovedAddress.isFrom(from) && MovedAddress.isTo(to)) {
      found.putIfAbsent(from, to);
    }
  }

  private static String slug(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]+", "-");
  }
}
