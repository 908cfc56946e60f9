package be.becivic.changes.check;

import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.data.ShownContent;
import be.becivic.protocol.id.Uid;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A catalogue with a few entries more. */
final class ExtendedCatalogue implements CatalogueLookup {
  private final CatalogueLookup catalogue;
  private final Map<Uid.Kind, Map<String, Uid>> byName;
  private final Map<Uid, Entry> byUid = new HashMap<>();
  private final Map<Uid, ShownContent> contents;

  /**
   * Adds to a catalogue.
   *
   * @param contents what each of the entries shows
   */
  ExtendedCatalogue(
      CatalogueLookup catalogue,
      Map<String, Uid> values,
      Map<String, Uid> references,
      Map<Uid, ShownContent> contents) {
    this.catalogue = catalogue;
    this.contents = Map.copyOf(contents);
    this.byName =
        Map.of(
            Uid.Kind.VOLATILE_VALUE, Map.copyOf(values),
            Uid.Kind.REFERENCE, Map.copyOf(references));
    byName
        .values()
        .forEach(names -> names.forEach((name, uid) -> byUid.put(uid, new Entry(uid, name))));
  }

  @Override
  public Optional<Entry> find(Uid uid) {
    return Optional.ofNullable(byUid.get(uid)).or(() -> catalogue.find(uid));
  }

  @Override
  public Optional<Entry> find(Uid.Kind kind, String name) {
    return Optional.ofNullable(byName.getOrDefault(kind, Map.of()).get(name))
        .map(uid -> new Entry(uid, name))
        .or(() -> catalogue.find(kind, name));
  }

  @Override
  public List<ShownContent> shown(Uid uid) {
    return Optional.ofNullable(contents.get(uid))
        .map(List::of)
        .orElseGet(() -> catalogue.shown(uid));
  }
}
