package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The communes, by NIS code and by slug. */
public final class Communes {
  public static final String FILE = "data/communes.json";

  private final List<Commune> communes;
  private final Map<String, Commune> byKey = new HashMap<>();

  private Communes(List<Commune> communes) {
    this.communes = communes;
    communes.forEach(commune -> byKey.putIfAbsent(commune.slug(), commune));
    communes.forEach(commune -> byKey.putIfAbsent(commune.nisCode(), commune));
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

  /**
   * Those with this name, postal code, NIS code or slug, or with a part of it, best first; where
   * there is none, those with a name like it.
   */
  public CommuneFinds search(String query) {
    return new CommuneSearch(query).in(communes);
  }
}
