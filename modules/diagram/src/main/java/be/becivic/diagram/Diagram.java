package be.becivic.diagram;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Nodes, lines between them and frames around them, in reading order.
 *
 * @param groups each after the group around it
 */
public record Diagram(
    Direction direction, List<Node> nodes, List<Edge> edges, List<NodeGroup> groups) {

  public Diagram {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
    groups = List.copyOf(groups);
    Set<String> groupIds = new HashSet<>();
    for (NodeGroup group : groups) {
      require(group.parent().map(groupIds::contains).orElse(true), "no group", group.parent());
      require(groupIds.add(group.id()), "two groups", group.id());
    }
    Set<String> nodeIds = new HashSet<>();
    for (Node node : nodes) {
      require(node.group().map(groupIds::contains).orElse(true), "no group", node.group());
      require(nodeIds.add(node.id()), "two nodes", node.id());
    }
    for (Edge edge : edges) {
      require(nodeIds.contains(edge.from()), "no node", edge.from());
      require(nodeIds.contains(edge.to()), "no node", edge.to());
    }
  }

  private static void require(boolean holds, String what, Object id) {
    if (!holds) {
      throw new IllegalArgumentException("there is %s called %s".formatted(what, id));
    }
  }
}
