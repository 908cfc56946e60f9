package be.becivic.server.read;

import be.becivic.server.http.Query;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What narrows a question, from a query or from a tool's arguments. What is empty is absent. */
@FunctionalInterface
public interface Arguments {

  /** All values of that name, in the order they came. */
  List<String> list(String name);

  default Optional<String> find(String name) {
    return list(name).stream().findFirst();
  }

  default Arguments with(String name, String value) {
    return other -> other.equals(name) ? List.of(value) : list(other);
  }

  /** What is asked for under one name answers to another as well. */
  default Arguments alias(String name, String other) {
    return asked -> asked.equals(name) && list(name).isEmpty() ? list(other) : list(asked);
  }

  static Arguments of(Query query) {
    return name -> query.list(name).stream().filter(value -> !value.isBlank()).toList();
  }

  static Arguments of(ObjectNode arguments) {
    return name -> {
      JsonNode value = arguments.path(name);
      Stream<JsonNode> values = value.isArray() ? value.valueStream() : Stream.of(value);
      return values
          .filter(JsonNode::isValueNode)
          .map(each -> each.asString(""))
          .filter(text -> !text.isBlank())
          .toList();
    };
  }
}
