package be.becivic.protocol.json;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import tools.jackson.databind.JsonNode;

/** Looks through a JSON value in document order, however deep it goes. */
public final class JsonSearch {
  /** A container whose values are being looked at, and how far that has come. */
  private static final class Level {
    private final JsonNode container;
    private final Iterator<Map.Entry<String, JsonNode>> members;
    private int next;
    private Object key = "";

    private Level(JsonNode container) {
      this.container = container;
      this.members = container.properties().iterator();
    }

    private boolean hasNext() {
      return container.isArray() ? next < container.size() : members.hasNext();
    }

    private JsonNode next() {
      if (container.isArray()) {
        key = next;
        return container.get(next++);
      }
      Map.Entry<String, JsonNode> member = members.next();
      key = member.getKey();
      return member.getValue();
    }
  }

  private JsonSearch() {}

  /**
   * The way to the first value for which the condition holds: member names as {@code String} and
   * positions as {@code Integer}.
   */
  public static Optional<List<Object>> find(
      JsonNode root, BiPredicate<List<Object>, JsonNode> condition) {
    List<Object> path = new ArrayList<>();
    if (condition.test(path, root)) {
      return Optional.of(path);
    }
    Deque<Level> open = new ArrayDeque<>();
    open.push(new Level(root));
    while (!open.isEmpty()) {
      Level level = open.peek();
      if (!level.hasNext()) {
        open.pop();
        if (!path.isEmpty()) {
          path.removeLast();
        }
        continue;
      }
      JsonNode value = level.next();
      path.add(level.key);
      if (condition.test(path, value)) {
        return Optional.of(path);
      }
      if (value.isContainer()) {
        open.push(new Level(value));
      } else {
        path.removeLast();
      }
    }
    return Optional.empty();
  }
}
