package be.becivic.diagram;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

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

  /** The words in it: of nodes, then of lines, then of groups. */
  public Stream<String> labels() {
    return Stream.of(
            nodes.stream().map(Node::label),
            edges.stream().flatMap(edge -> edge.label().stream()),
            groups.stream().map(NodeGroup::label))
        .flatMap(Function.identity());
  }

  /** The same with other words in it. */
  public Diagram worded(UnaryOperator<String> words) {
    return new Diagram(
        direction,
        nodes.stream().map(node -> node.labelled(words.apply(node.label()))).toList(),
        edges.stream().map(edge -> edge.labelled(edge.label().map(words))).toList(),
        groups.stream().map(group -> group.labelled(words.apply(group.label()))).toList());
  }

  private static void require(boolean holds, String what, Object id) {
    if (!holds) {
      throw new IllegalArgumentException("there is %s called %s".formatted(what, id));
    }
  }
}
