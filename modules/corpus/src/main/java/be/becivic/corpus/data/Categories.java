package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonEdit;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.error.Outcome;
import java.util.List;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The categories in use (§6.1). */
public record Categories(List<String> ids) {
  public static final String FILE = "data/categories.json";

  public Categories {
    ids = List.copyOf(ids);
  }

  public static Categories of(JsonNode json) {
    return new Categories(
        new JsonFields(json)
            .objects("categories").stream().flatMap(entry -> entry.text("id").stream()).toList());
  }

  /** The file with one more category, which the first artefact that uses it brings along. */
  public static Outcome<String> extend(String file, String id) {
    JsonNode entry = JsonNodeFactory.instance.objectNode().put("id", id).put("description", "");
    return JsonEdit.append(file, JsonPointer.compile("/categories"), entry);
  }
}
