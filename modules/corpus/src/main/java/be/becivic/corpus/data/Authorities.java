package be.becivic.corpus.data;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The bodies that {@code authority_id} names. */
public record Authorities(JsonNode json) {
  public static final String FILE = "data/authorities.json";

  public boolean has(String id) {
    return json.has(id);
  }

  public Optional<JsonNode> find(String id) {
    return Optional.ofNullable(json.get(id));
  }
}
