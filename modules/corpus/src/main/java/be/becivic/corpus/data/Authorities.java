package be.becivic.corpus.data;

import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The bodies that {@code authority_id} names. */
public record Authorities(JsonNode json) {
  public static final String FILE = "data/authorities.json";

  public Set<String> ids() {
    return Set.copyOf(json.propertyNames());
  }

  public boolean has(String id) {
    return json.has(id);
  }

  public Optional<JsonNode> find(String id) {
    return Optional.ofNullable(json.get(id));
  }
}
