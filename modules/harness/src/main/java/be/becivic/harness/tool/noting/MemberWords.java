package be.becivic.harness.tool.noting;

import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** All of a document in a line a person can read. */
final class MemberWords {
  private MemberWords() {}

  static String of(JsonNode value) {
    if (value.isObject()) {
      return value.properties().stream()
          .map(each -> each.getKey().replace('_', ' ') + ": " + inner(each.getValue()))
          .collect(Collectors.joining(", "));
    }
    if (value.isArray()) {
      return value.valueStream().map(MemberWords::inner).collect(Collectors.joining("; "));
    }
    return value.isNull() ? "taken out" : value.asString();
  }

  private static String inner(JsonNode value) {
    return value.isContainer() ? "(" + of(value) + ")" : of(value);
  }
}
