package be.becivic.library.search.document;

import be.becivic.corpus.json.JsonFields;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Texts by language code; what is malformed reads as absent. */
final class JsonTexts {
  private JsonTexts() {}

  static Map<String, String> byName(JsonFields fields, String name) {
    return fields.find(name).map(JsonTexts::members).orElse(Map.of());
  }

  static Map<String, String> members(JsonNode node) {
    Map<String, String> texts = new LinkedHashMap<>();
    node.properties()
        .forEach(
            member ->
                member
                    .getValue()
                    .stringValueOpt()
                    .ifPresent(text -> texts.put(member.getKey(), text)));
    return texts;
  }
}
