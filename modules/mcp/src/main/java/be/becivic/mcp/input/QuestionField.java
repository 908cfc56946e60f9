package be.becivic.mcp.input;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One thing a form asks for. None has a default: what is not answered is not said. */
public sealed interface QuestionField {

  /** A line of text. */
  record Text(String name, String title, int maxLength, boolean required)
      implements QuestionField {}

  /** A whole number. */
  record Number(String name, String title, int least, int most, boolean required)
      implements QuestionField {}

  /** Yes or no. */
  record YesNo(String name, String title, boolean required) implements QuestionField {}

  /** One of several, each by the words a person reads. */
  record Choice(String name, String title, Map<String, String> options, boolean required)
      implements QuestionField {
    public Choice {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }
  }

  String name();

  String title();

  boolean required();

  default ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    switch (this) {
      case Text(_, _, int maxLength, _) -> json.put("type", "string").put("maxLength", maxLength);
      case Number(_, _, int least, int most, _) ->
          json.put("type", "integer").put("minimum", least).put("maximum", most);
      case YesNo _ -> json.put("type", "boolean");
      case Choice(_, _, Map<String, String> options, _) -> {
        ArrayNode choices = json.put("type", "string").putArray("oneOf");
        options.forEach(
            (value, label) -> choices.addObject().put("const", value).put("title", label));
      }
    }
    return json.put("title", title());
  }

  /** Whether a client's answer is one to this field. */
  default boolean admits(JsonNode value) {
    return switch (this) {
      case Text(_, _, int maxLength, _) ->
          value.isString() && value.stringValue().length() <= maxLength;
      case Number(_, _, int least, int most, _) ->
          value.isIntegralNumber()
              && value.canConvertToInt()
              && value.intValue() >= least
              && value.intValue() <= most;
      case YesNo _ -> value.isBoolean();
      case Choice(_, _, Map<String, String> options, _) ->
          value.isString() && options.containsKey(value.stringValue());
    };
  }
}
