package be.becivic.diagram.layout;

import be.becivic.diagram.Edge;
import be.becivic.diagram.Node;
import be.becivic.diagram.NodeGroup;
import java.util.List;
import java.util.Optional;

/** A diagram with places. */
public record PlacedDiagram(
    double width, double height, List<PlacedNode> nodes, List<Route> routes, List<Frame> frames) {

  public record Point(double x, double y) {}

  public record Box(double x, double y, double width, double height) {}

  public record PlacedNode(Node node, Label label, Box box) {}

  public record Frame(NodeGroup group, Label label, Box box) {}

  public record PlacedLabel(Label label, Box box) {}

  /** The way of an edge, from corner to corner. */
  public record Route(Edge edge, List<Point> points, Optional<PlacedLabel> label) {}
}
