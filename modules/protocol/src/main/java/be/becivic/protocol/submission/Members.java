package be.becivic.protocol.submission;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads the members of an object whose shape is known to be right. */
record Members(JsonNode object) {

  String text(String name) {
    return object.get(name).stringValue();
  }

  Optional<String> find(String name) {
    return object.path(name).stringValueOpt();
  }

  boolean flag(String name) {
    return object.path(name).asBoolean(false);
  }

  /** The object of that name; empty where there is none, or null. */
  Members child(String name) {
    return new Members(findObject(name).orElseGet(JsonNodeFactory.instance::objectNode));
  }

  ObjectNode object(String name) {
    return (ObjectNode) object.get(name);
  }

  Optional<ObjectNode> findObject(String name) {
    return object.get(name) instanceof ObjectNode found ? Optional.of(found) : Optional.empty();
  }
}
