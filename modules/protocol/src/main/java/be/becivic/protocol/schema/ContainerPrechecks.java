package be.becivic.protocol.schema;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** What keywords say about objects and arrays; they say nothing about other values. */
final class ContainerPrechecks {
  private ContainerPrechecks() {}

  static Precheck of(String keyword, JsonNode argument) {
    return switch (keyword) {
      case "required" -> required(argument.valueStream().map(JsonNode::stringValue).toList());
      case "minProperties" -> size(ObjectNode.class, argument.intValue(), Integer.MAX_VALUE);
      case "maxProperties" -> size(ObjectNode.class, 0, argument.intValue());
      case "minItems" -> size(ArrayNode.class, argument.intValue(), Integer.MAX_VALUE);
      case "maxItems" -> size(ArrayNode.class, 0, argument.intValue());
      case "uniqueItems" -> argument.booleanValue() ? ContainerPrechecks::isUnique : Precheck.ANY;
      default -> throw new IllegalArgumentException("no schema of ours has " + keyword);
    };
  }

  /** A few members, whatever else there is. */
  static Precheck members(Map<String, Precheck> named) {
    List<Map.Entry<String, Precheck>> entries = List.copyOf(named.entrySet());
    return value -> {
      if (value instanceof ObjectNode object) {
        for (Map.Entry<String, Precheck> entry : entries) {
          JsonNode member = object.get(entry.getKey());
          if (member != null && !entry.getValue().admits(member)) {
            return false;
          }
        }
      }
      return true;
    };
  }

  static Precheck members(Map<String, Precheck> named, Precheck others) {
    return value -> {
      if (value instanceof ObjectNode object) {
        for (Map.Entry<String, JsonNode> member : object.properties()) {
          if (!named.getOrDefault(member.getKey(), others).admits(member.getValue())) {
            return false;
          }
        }
      }
      return true;
    };
  }

  static Precheck names(Precheck shape) {
    return value -> {
      if (value instanceof ObjectNode object) {
        for (String name : object.propertyNames()) {
          if (!shape.admits(StringNode.valueOf(name))) {
            return false;
          }
        }
      }
      return true;
    };
  }

  static Precheck items(Precheck shape) {
    return value -> {
      if (value instanceof ArrayNode array) {
        for (JsonNode item : array) {
          if (!shape.admits(item)) {
            return false;
          }
        }
      }
      return true;
    };
  }

  static Precheck contains(Precheck shape) {
    return value -> {
      if (!(value instanceof ArrayNode array)) {
        return true;
      }
      for (JsonNode item : array) {
        if (shape.admits(item)) {
          return true;
        }
      }
      return false;
    };
  }

  private static Precheck required(List<String> names) {
    return value -> {
      if (value instanceof ObjectNode object) {
        for (String name : names) {
          if (!object.has(name)) {
            return false;
          }
        }
      }
      return true;
    };
  }

  private static Precheck size(Class<? extends JsonNode> kind, int least, int most) {
    return value -> !kind.isInstance(value) || value.size() >= least && value.size() <= most;
  }

  /** Numbers can be equal and spelled differently, also inside others. */
  private static boolean isUnique(JsonNode value) {
    if (!(value instanceof ArrayNode array) || array.size() < 2) {
      return true;
    }
    Set<String> seen = HashSet.newHashSet(array.size());
    for (JsonNode item : array) {
      if (!item.isString()) {
        throw Precheck.UnsureException.INSTANCE;
      }
      if (!seen.add(item.stringValue())) {
        return false;
      }
    }
    return true;
  }
}
