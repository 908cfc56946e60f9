package be.becivic.corpus.path;

import be.becivic.corpus.json.JsonFields;
import tools.jackson.databind.JsonNode;

/**
 * One channel through which a path can be followed.
 *
 * @param id as written; unique within its path
 * @param json the whole entry, not to be changed
 */
public record PathSource(String id, JsonNode json) {

  static PathSource of(JsonFields fields) {
    return new PathSource(fields.text("id").orElse(""), fields.object());
  }

  public String sourceClass() {
    return new JsonFields(json).text("source_class").orElse("");
  }
}
