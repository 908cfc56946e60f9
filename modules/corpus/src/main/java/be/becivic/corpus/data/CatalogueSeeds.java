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
import java.util.stream.Stream;

/** The catalogue rows of {@code data-snapshot/}. */
public final class CatalogueSeeds implements CatalogueLookup {
  public static final String VALUES_FILE = "data-snapshot/volatile-values.jsonl";
  public static final String REFERENCES_FILE = "data-snapshot/references.jsonl";

  private final List<CatalogueSeed> values;
  private final List<CatalogueSeed> references;
  private final Map<Uid, List<CatalogueSeed>> histories = new HashMap<>();
  private final Map<Uid, Entry> byUid = new HashMap<>();
  private final Map<Uid.Kind, Map<String, Entry>> byName = new EnumMap<>(Uid.Kind.class);

  private CatalogueSeeds(List<CatalogueSeed> values, List<CatalogueSeed> references) {
    Stream.concat(values.stream(), references.stream())
        .forEach(row -> histories.computeIfAbsent(row.uid(), _ -> new ArrayList<>()).add(row));
    this.values = values.stream().filter(CatalogueSeed::isCurrent).toList();
    this.references = references.stream().filter(CatalogueSeed::isCurrent).toList();
    this.values.forEach(this::add);
    this.references.forEach(this::add);
  }

  public static CatalogueSeeds of(String valuesFile, String referencesFile) {
    return new CatalogueSeeds(
        read(valuesFile, Uid.Kind.VOLATILE_VALUE), read(referencesFile, Uid.Kind.REFERENCE));
  }

  /** Every row of an entry, first to last. */
  public List<CatalogueSeed> history(Uid uid) {
    return List.copyOf(histories.getOrDefault(uid, List.of()));
  }

  /** The current rows. */
  public List<CatalogueSeed> values() {
    return values;
  }

  /** The current rows. */
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

  @Override
  public List<ShownContent> shown(Uid uid) {
    return history(uid).stream().flatMap(seed -> seed.shown().stream()).toList();
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
      JsonFields row = new JsonFields(JsonDocument.valueOf(lines.get(i)));
      Optional<Uid> uid = row.text("uid").flatMap(text -> Uid.parse(kind, text));
      Optional<String> name = row.text("name");
      if (uid.isPresent() && name.isPresent()) {
        seeds.add(new CatalogueSeed(uid.get(), name.get(), i + 1, row.object()));
      }
    }
    return List.copyOf(seeds);
  }
}
