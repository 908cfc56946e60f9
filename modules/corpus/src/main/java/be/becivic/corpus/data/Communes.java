package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** The communes, by NIS code and by slug. */
public final class Communes {
  public static final String FILE = "data/communes.json";

  private final List<Commune> communes;
  private final Map<String, Commune> byKey = new HashMap<>();
  private final Map<String, Commune> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  private Communes(List<Commune> communes) {
    this.communes = communes;
    communes.forEach(commune -> byKey.putIfAbsent(commune.slug(), commune));
    communes.forEach(commune -> byKey.putIfAbsent(commune.nisCode(), commune));
    communes.forEach(commune -> commune.names().forEach(name -> byName.putIfAbsent(name, commune)));
  }

  public static Communes of(JsonNode json) {
    return new Communes(
        new JsonFields(json).objects("communes").stream().map(Commune::of).toList());
  }

  public List<Commune> list() {
    return communes;
  }

  /** The commune with this NIS code or slug. */
  public Optional<Commune> find(String nisCodeOrSlug) {
    return Optional.ofNullable(byKey.get(nisCodeOrSlug));
  }

  /** The first commune that has this name in one of its languages. */
  public Optional<Commune> findCalled(String name) {
    return Optional.ofNullable(byName.get(name.strip()));
  }

  /**
   * Those with this name, postal code, NIS code or slug, or with a part of it, best first; where
   * there is none, those with a name like it.
   */
  public CommuneFinds search(String query) {
    return new CommuneSearch(query).in(communes);
  }
}
