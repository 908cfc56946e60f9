package be.becivic.diagram;

import java.util.List;
import java.util.Optional;

/** A diagram with places. */
record Placed(
    double width, double height, List<PlacedNode> nodes, List<Route> routes, List<Frame> frames) {

  record Point(double x, double y) {}

  record Box(double x, double y, double width, double height) {}

  record PlacedNode(Node node, Label label, Box box) {}

  record Frame(Group group, Label label, Box box) {}

  record PlacedLabel(Label label, Box box) {}

  /** The way of an edge, from corner to corner. */
  record Route(Edge edge, List<Point> points, Optional<PlacedLabel> label) {}
}
