package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.Uid;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What people call each value, what makes sense for it, and where it can be looked up. */
public record ValueLabels(JsonNode json) {
  public static final String FILE = "data/values.json";

  /** The name in a language; in English where it has not been translated. */
  public Optional<String> find(Uid value, String language) {
    JsonFields entry = new JsonFields(json.path("values").path(value.toString()));
    return new JsonFields(entry.object().path("labels"))
        .text(language)
        .or(() -> entry.text("label"));
  }

  /** The page that would tell a value that is not known. */
  public Optional<String> toldBy(Uid value) {
    return new JsonFields(json.path("values").path(value.toString())).text("told_by");
  }

  /** Whether what a value says makes sense for it; what is no number always does. */
  public boolean allows(Uid value, JsonNode says) {
    JsonNode entry = json.path("values").path(value.toString());
    return !says.isNumber()
        || says.doubleValue() >= entry.path("min").doubleValue(Double.NEGATIVE_INFINITY)
            && says.doubleValue() <= entry.path("max").doubleValue(Double.POSITIVE_INFINITY);
  }
}
