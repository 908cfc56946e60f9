package be.becivic.diagram.layout;

import be.becivic.diagram.Diagram;
import be.becivic.diagram.Direction;
import be.becivic.diagram.Edge;
import be.becivic.diagram.Node;
import be.becivic.diagram.NodeGroup;
import be.becivic.diagram.flowchart.BackEdges;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.alg.layered.options.OrderingStrategy;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.HierarchyHandling;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/** A diagram as the layout library wants it, each part with its measured label. */
final class ElkGraph {
  static final double FONT = 14;
  static final double SMALL_FONT = 12.5;
  private static final double WIDEST_NODE = 170;
  private static final double WIDEST_EDGE_LABEL = 110;
  private static final double WIDEST_FRAME_LABEL = 300;
  private static final double MARGIN = 10;
  private static final double FRAME_PADDING = 16;

  record Box(Node node, Label label, ElkNode place) {}

  record Frame(NodeGroup group, Label label, ElkNode place) {}

  /**
   * An edge.
   *
   * @param isTurned whether the layout sees it the other way round
   */
  record Way(Edge edge, Label label, ElkEdge place, boolean isTurned) {}

  private final ElkNode root = ElkGraphUtil.createGraph();
  private final Map<String, Frame> frames = new LinkedHashMap<>();
  private final Map<String, Box> boxes = new LinkedHashMap<>();
  private final List<Way> ways = new ArrayList<>();

  ElkGraph(Diagram diagram) {
    configure(root, diagram.direction());
    root.setProperty(LayeredOptions.PADDING, new ElkPadding(MARGIN));
    if (diagram.groups().isEmpty()) {
      // With groups the library fails on it.
      root.setProperty(
          LayeredOptions.CONSIDER_MODEL_ORDER_STRATEGY, OrderingStrategy.NODES_AND_EDGES);
    }
    diagram.groups().forEach(group -> frames.put(group.id(), frame(group, diagram.direction())));
    diagram.nodes().forEach(node -> boxes.put(node.id(), box(node)));
    BackEdges back = new BackEdges(diagram.nodes(), diagram.edges());
    diagram.edges().forEach(edge -> ways.add(way(edge, back.contains(edge))));
  }

  ElkNode root() {
    return root;
  }

  List<Box> boxes() {
    return List.copyOf(boxes.values());
  }

  List<Frame> frames() {
    return List.copyOf(frames.values());
  }

  List<Way> ways() {
    return ways;
  }

  private Frame frame(NodeGroup group, Direction direction) {
    ElkNode place = ElkGraphUtil.createNode(parent(group.parent()));
    Label label = Label.wrap(group.label(), SMALL_FONT, WIDEST_FRAME_LABEL);
    configure(place, direction);
    place.setProperty(
        LayeredOptions.PADDING,
        new ElkPadding(
            FRAME_PADDING + label.height(), FRAME_PADDING, FRAME_PADDING, FRAME_PADDING));
    return new Frame(group, label, place);
  }

  private Box box(Node node) {
    ElkNode place = ElkGraphUtil.createNode(parent(node.group()));
    Label label = Label.wrap(node.label(), FONT, WIDEST_NODE);
    place.setDimensions(NodeSize.width(node.shape(), label), NodeSize.height(node.shape(), label));
    return new Box(node, label, place);
  }

  private Way way(Edge edge, boolean isTurned) {
    ElkNode from = place(edge.from());
    ElkNode to = place(edge.to());
    ElkEdge place = ElkGraphUtil.createSimpleEdge(isTurned ? to : from, isTurned ? from : to);
    Label label = Label.wrap(edge.label().orElse(""), SMALL_FONT, WIDEST_EDGE_LABEL);
    if (edge.label().isPresent()) {
      ElkLabel box = ElkGraphUtil.createLabel(edge.label().get(), place);
      box.setDimensions(label.width() + 4, label.height());
    }
    return new Way(edge, label, place, isTurned);
  }

  private ElkNode place(String node) {
    return Objects.requireNonNull(boxes.get(node)).place();
  }

  private ElkNode parent(Optional<String> group) {
    return group.map(id -> Objects.requireNonNull(frames.get(id)).place()).orElse(root);
  }

  private static void configure(ElkNode graph, Direction direction) {
    graph.setProperty(
        LayeredOptions.DIRECTION, org.eclipse.elk.core.options.Direction.valueOf(direction.name()));
    graph.setProperty(LayeredOptions.RANDOM_SEED, 1);
    graph.setProperty(LayeredOptions.HIERARCHY_HANDLING, HierarchyHandling.INCLUDE_CHILDREN);
    graph.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
    graph.setProperty(
        LayeredOptions.NODE_PLACEMENT_STRATEGY, NodePlacementStrategy.NETWORK_SIMPLEX);
    graph.setProperty(LayeredOptions.SPACING_NODE_NODE, 32.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_NODE, 18.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 14.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_LABEL, 4.0);
    graph.setProperty(LayeredOptions.SPACING_LABEL_LABEL, 4.0);
    graph.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 38.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, 16.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, 12.0);
    graph.setProperty(LayeredOptions.SPACING_COMPONENT_COMPONENT, 32.0);
  }
}
