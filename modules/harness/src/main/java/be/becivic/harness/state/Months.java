package be.becivic.harness.state;

import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Rounds dates to their month: a profile keeps no days (§8.7.4). */
final class Months {
  private static final Pattern DAY = Pattern.compile("(\\d{4}-(0[1-9]|1[0-2]))-\\d{2}");
  private static final int MONTH_LENGTH = "2026-11".length();

  private Months() {}

  static JsonNode round(JsonNode node) {
    if (node.isString() && DAY.matcher(node.stringValue()).matches()) {
      return JsonNodeFactory.instance.stringNode(node.stringValue().substring(0, MONTH_LENGTH));
    }
    if (node.isArray()) {
      ArrayNode rounded = JsonNodeFactory.instance.arrayNode();
      node.forEach(each -> rounded.add(round(each)));
      return rounded;
    }
    if (node.isObject()) {
      ObjectNode rounded = JsonNodeFactory.instance.objectNode();
      for (Map.Entry<String, JsonNode> each : node.properties()) {
        rounded.set(each.getKey(), round(each.getValue()));
      }
      return rounded;
    }
    return node;
  }
}
