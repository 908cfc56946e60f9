package be.becivic.protocol.json;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import tools.jackson.databind.JsonNode;

/** Looks through a JSON value in document order, however deep it goes. */
public final class JsonSearch {
  private record Step(Object key, JsonNode value) {}

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
    Deque<Iterator<Step>> open = new ArrayDeque<>(List.of(steps(root)));
    while (!open.isEmpty()) {
      if (!open.peek().hasNext()) {
        open.pop();
        if (!path.isEmpty()) {
          path.removeLast();
        }
        continue;
      }
      Step step = open.peek().next();
      path.add(step.key);
      if (condition.test(path, step.value)) {
        return Optional.of(path);
      }
      if (step.value.isContainer()) {
        open.push(steps(step.value));
      } else {
        path.removeLast();
      }
    }
    return Optional.empty();
  }

  private static Iterator<Step> steps(JsonNode container) {
    List<Step> steps = new ArrayList<>(container.size());
    if (container.isArray()) {
      for (int i = 0; i < container.size(); i++) {
        steps.add(new Step(i, container.get(i)));
      }
    } else {
      container.forEachEntry((name, value) -> steps.add(new Step(name, value)));
    }
    return steps.iterator();
  }
}
