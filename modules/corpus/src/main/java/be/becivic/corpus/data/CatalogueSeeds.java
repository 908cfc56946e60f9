package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.Uid;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The catalogue rows of {@code data-snapshot/}; superseded rows are history and left out. */
public final class CatalogueSeeds implements CatalogueLookup {
  public static final String VALUES_FILE = "data-snapshot/volatile-values.jsonl";
  public static final String REFERENCES_FILE = "data-snapshot/references.jsonl";

  private final List<CatalogueSeed> values;
  private final List<CatalogueSeed> references;
  private final Map<Uid, Entry> byUid = new HashMap<>();
  private final Map<Uid.Kind, Map<String, Entry>> byName = new EnumMap<>(Uid.Kind.class);

  private CatalogueSeeds(List<CatalogueSeed> values, List<CatalogueSeed> references) {
    this.values = values;
    this.references = references;
    values.forEach(this::add);
    references.forEach(this::add);
  }

  public static CatalogueSeeds of(String valuesFile, String referencesFile) {
    return new CatalogueSeeds(
        read(valuesFile, Uid.Kind.VOLATILE_VALUE), read(referencesFile, Uid.Kind.REFERENCE));
  }

  public List<CatalogueSeed> values() {
    return values;
  }

  public List<CatalogueSeed> references() {
    return references;
  }

  @Override
  public Optional<Entry> find(Uid uid) {
    return Optional.ofNullable(byUid.get(uid));
  }

  @Override
  public Optional<Entry> find(Uid.Kind kind, String name) {
    return Optional.ofNullable(byName.getOrDefault(kind, Map.of()).get(name));
  }

  private void add(CatalogueSeed seed) {
    Entry entry = new Entry(seed.uid(), seed.name());
    byUid.putIfAbsent(seed.uid(), entry);
    byName.computeIfAbsent(seed.uid().kind(), _ -> new HashMap<>()).putIfAbsent(seed.name(), entry);
  }

  private static List<CatalogueSeed> read(String file, Uid.Kind kind) {
    List<CatalogueSeed> seeds = new ArrayList<>();
    List<String> lines = file.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      JsonFields row = new JsonFields(JsonDocument.parse(lines.get(i)).json());
      Optional<Uid> uid = row.text("uid").flatMap(text -> Uid.parse(kind, text));
      Optional<String> name = row.text("name");
      if (uid.isPresent() && name.isPresent() && row.find("superseded_at").isEmpty()) {
        seeds.add(new CatalogueSeed(uid.get(), name.get(), i + 1, row.object()));
      }
    }
    return List.copyOf(seeds);
  }
}
