package be.becivic.diagram.flowchart;

import be.becivic.diagram.Diagram;
import be.becivic.diagram.Direction;
import be.becivic.diagram.Edge;
import be.becivic.diagram.Node;
import be.becivic.diagram.NodeGroup;
import be.becivic.diagram.NodeShape;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects nodes as they are named, as Mermaid does: the first mention makes one. */
final class FlowchartBuilder {
  private static final int DEEPEST = 6;

  private final Map<String, Node> nodes = new LinkedHashMap<>();
  private final List<Edge> edges = new ArrayList<>();
  private final Map<String, NodeGroup> groups = new LinkedHashMap<>();
  private final Deque<String> open = new ArrayDeque<>();
  private Direction direction = Direction.DOWN;

  void direction(Direction towards) {
    direction = towards;
  }

  /** A mention without text. */
  void mention(String id) throws FlowchartException {
    Node known = nodes.get(id);
    put(known == null ? Node.of(id, id, NodeShape.BOX) : known);
  }

  /** A mention that says what the node is. */
  void define(String id, NodeShape shape, String label) throws FlowchartException {
    Node node = Node.of(id, label, shape);
    Optional<String> group = Optional.ofNullable(nodes.get(id)).flatMap(Node::group);
    put(group.map(node::inGroup).orElse(node));
  }

  void connect(Edge edge) throws FlowchartException {
    if (edges.size() == Flowchart.MOST_EDGES) {
      throw new FlowchartException("There are more than " + Flowchart.MOST_EDGES + " lines.");
    }
    edges.add(edge);
  }

  void open(Optional<String> id, String label) throws FlowchartException {
    if (groups.size() == Flowchart.MOST_GROUPS || open.size() == DEEPEST) {
      throw new FlowchartException("There are too many subgraphs.");
    }
    String name = id.filter(given -> !groups.containsKey(given)).orElse("group " + groups.size());
    groups.put(name, new NodeGroup(name, label, Optional.ofNullable(open.peek())));
    open.push(name);
  }

  void close() throws FlowchartException {
    if (open.poll() == null) {
      throw new FlowchartException("Nothing is open that could end here.");
    }
  }

  boolean hasOpen() {
    return !open.isEmpty();
  }

  Diagram build() {
    return new Diagram(direction, List.copyOf(nodes.values()), edges, List.copyOf(groups.values()));
  }

  /** A node belongs to the first subgraph that mentions it. */
  private void put(Node node) throws FlowchartException {
    if (nodes.size() == Flowchart.MOST_NODES && !nodes.containsKey(node.id())) {
      throw new FlowchartException("There are more than " + Flowchart.MOST_NODES + " nodes.");
    }
    boolean joins = node.group().isEmpty() && hasOpen();
    nodes.put(node.id(), joins ? node.inGroup(open.element()) : node);
  }
}
