package be.becivic.diagram.flowchart;

import be.becivic.diagram.Edge;
import be.becivic.diagram.Node;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Knows which edges lead back: those that close a circle and point to a node that was named before.
 * Turned round they leave no circle, and everything else keeps its direction.
 */
public final class BackEdges {
  private final Map<String, Integer> order = new HashMap<>();
  private final Map<String, Set<String>> next = new HashMap<>();

  public BackEdges(List<Node> nodes, List<Edge> edges) {
    nodes.forEach(node -> order.put(node.id(), order.size()));
    edges.forEach(edge -> next.computeIfAbsent(edge.from(), _ -> new HashSet<>()).add(edge.to()));
  }

  public boolean contains(Edge edge) {
    return position(edge.to()) < position(edge.from()) && leads(edge.to(), edge.from());
  }

  private int position(String node) {
    return Objects.requireNonNull(order.get(node));
  }

  private boolean leads(String from, String to) {
    Set<String> seen = new HashSet<>(Set.of(from));
    Deque<String> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (String step : next.getOrDefault(open.poll(), Set.of())) {
        if (step.equals(to)) {
          return true;
        }
        if (seen.add(step)) {
          open.add(step);
        }
      }
    }
    return false;
  }
}
