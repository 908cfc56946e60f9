package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** Types of inputs and outputs, and the values an edge may select on (§6.1). */
public record ValueTypes(JsonNode json) {
  public static final String FILE = "data/types.json";

  public Set<String> inputTypes() {
    Set<String> names = new TreeSet<>(outputTypes());
    names.addAll(json.path("form_input_types").propertyNames());
    return names;
  }

  public Set<String> outputTypes() {
    return new TreeSet<>(json.path("types").propertyNames());
  }

  /** The values a selector is limited to; nothing when it is open. */
  public Optional<List<String>> selectorValues(String selector) {
    JsonFields fields = new JsonFields(json.path("selects_on").path(selector));
    return fields.find("values").map(_ -> fields.texts("values"));
  }
}
