package be.becivic.changes.check;

import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Records;
import be.becivic.records.catalogue.Revision;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What the database's catalogue had at one moment. */
public final class StoredCatalogue implements CatalogueLookup {
  private final Map<Uid, Entry> byUid = new HashMap<>();
  private final Map<Uid.Kind, Map<String, Entry>> byName =
      Map.of(Uid.Kind.VOLATILE_VALUE, new HashMap<>(), Uid.Kind.REFERENCE, new HashMap<>());

  private StoredCatalogue() {}

  public static StoredCatalogue read(Records records) {
    return records.read(
        tables -> {
          StoredCatalogue catalogue = new StoredCatalogue();
          tables.catalogue().volatileValues().listCurrent().forEach(catalogue::add);
          tables.catalogue().references().listCurrent().forEach(catalogue::add);
          return catalogue;
        });
  }

  private void add(Revision<?> row) {
    Entry entry = new Entry(row.uid(), row.name());
    byUid.put(row.uid(), entry);
    Objects.requireNonNull(byName.get(row.uid().kind())).put(row.name(), entry);
  }

  @Override
  public Optional<Entry> find(Uid uid) {
    return Optional.ofNullable(byUid.get(uid));
  }

  @Override
  public Optional<Entry> find(Uid.Kind kind, String name) {
    return Optional.ofNullable(byName.getOrDefault(kind, Map.of()).get(name));
  }
}
