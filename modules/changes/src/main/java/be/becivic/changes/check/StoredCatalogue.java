package be.becivic.changes.check;

import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.data.ShownContent;
import be.becivic.library.artefact.ShownContents;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Records;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** What the database's catalogue had at one moment. */
public final class StoredCatalogue implements CatalogueLookup {
  private final Map<Uid, Entry> byUid = new HashMap<>();
  private final Map<Uid, List<ShownContent>> shown = new HashMap<>();
  private final Map<Uid.Kind, Map<String, Entry>> byName =
      Map.of(Uid.Kind.VOLATILE_VALUE, new HashMap<>(), Uid.Kind.REFERENCE, new HashMap<>());

  private StoredCatalogue() {}

  public static StoredCatalogue read(Records records) {
    return records.read(
        tables -> {
          StoredCatalogue catalogue = new StoredCatalogue();
          catalogue.read(tables.catalogue().volatileValues(), ShownContents::ofValues);
          catalogue.read(tables.catalogue().references(), ShownContents::ofReferences);
          return catalogue;
        });
  }

  private <C> void read(
      Revisions<C> rows, Function<List<Revision<C>>, List<ShownContent>> contents) {
    rows.forEach(
        row -> {
          if (row.isCurrent()) {
            add(row);
          }
          shown
              .computeIfAbsent(row.uid(), _ -> new ArrayList<>())
              .addAll(contents.apply(List.of(row)));
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

  @Override
  public List<ShownContent> shown(Uid uid) {
    return List.copyOf(shown.getOrDefault(uid, List.of()));
  }
}
