package be.becivic.protocol.predicate;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import tools.jackson.databind.JsonNode;

/** Reads one kind of value from JSON, or says at which pointer the JSON is wrong. */
interface ValueReading<T> extends BiFunction<JsonNode, String, Outcome<T>> {

  /** Reads a list of such values; the first one that is wrong decides. */
  default Outcome<List<T>> list(JsonNode node, String pointer) {
    if (!node.isArray()) {
      return refuse(pointer, "type");
    }
    var items = new ArrayList<T>();
    for (JsonNode item : node) {
      switch (apply(item, pointer + "/" + items.size())) {
        case Outcome.Ok<T>(T value) -> items.add(value);
        case Outcome.Refused<T>(Rejection rejection) -> {
          return Outcome.refused(rejection);
        }
      }
    }
    return Outcome.ok(List.copyOf(items));
  }

  static <T> Outcome<T> refuse(String pointer, String keyword) {
    return Outcome.refused(Rejection.schema(pointer, keyword));
  }

  static <T> Outcome<T> refuse(String pointer, String keyword, List<String> allowed) {
    return Outcome.refused(Rejection.notAmong(pointer, keyword, allowed));
  }
}
