package be.becivic.diagram.svg;

import be.becivic.diagram.LineStyle;
import be.becivic.diagram.Node;
import be.becivic.diagram.NodeShape;
import be.becivic.diagram.layout.Label;
import be.becivic.diagram.layout.PlacedDiagram;
import be.becivic.diagram.layout.PlacedDiagram.Box;
import be.becivic.diagram.layout.PlacedDiagram.Frame;
import be.becivic.diagram.layout.PlacedDiagram.PlacedNode;
import be.becivic.diagram.layout.PlacedDiagram.Point;
import be.becivic.diagram.layout.PlacedDiagram.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Draws what has its place. Colours are the text's own in several strengths, so that a diagram fits
 * any theme; style sheets refine it by class.
 */
final class SvgDrawing {
  private static final String COLOUR = "currentColor";

  /** What most parts have in common, said once for all of them. */
  static final List<String> COMMON =
      List.of(
          "fill", COLOUR, "stroke-opacity", "0.6", "stroke-width", "1.3", "text-anchor", "middle");

  private final PlacedDiagram placed;
  private final Map<String, PlacedNode> nodes;
  private final Xml svg;

  SvgDrawing(PlacedDiagram placed, Xml svg) {
    this.placed = placed;
    this.svg = svg;
    this.nodes =
        placed.nodes().stream()
            .collect(Collectors.toMap(box -> box.node().id(), Function.identity()));
  }

  void draw() {
    placed.frames().forEach(this::frame);
    placed.routes().stream()
        .filter(route -> route.edge().line() != LineStyle.HIDDEN)
        .forEach(this::route);
    placed.nodes().forEach(this::node);
  }

  private void frame(Frame frame) {
    svg.open("g", "class", "diagram-group")
        .empty(
            "path",
            "d",
            new PathData().rectangle(frame.box(), 8).toString(),
            "fill-opacity",
            "0.03",
            "stroke",
            COLOUR,
            "stroke-opacity",
            "0.3",
            "stroke-dasharray",
            "4 3");
    Box box = frame.box();
    lines(frame.label(), box.x() + box.width() / 2, box.y() + 8);
    svg.close("g").newLine();
  }

  private void route(Route route) {
    List<Point> points = met(route);
    LineStyle line = route.edge().line();
    svg.open("g", "class", "diagram-edge diagram-" + line.cssName());
    List<String> strokes =
        new ArrayList<>(List.of("d", RouteDrawing.line(points), "fill", "none", "stroke", COLOUR));
    if (line == LineStyle.THICK) {
      strokes.addAll(List.of("stroke-width", "2.6"));
    }
    if (line == LineStyle.DOTTED) {
      strokes.addAll(List.of("stroke-dasharray", "2 4"));
    }
    svg.empty("path", strokes.toArray(String[]::new));
    if (route.edge().hasHead()) {
      head(points.getLast(), points.get(points.size() - 2));
    }
    if (route.edge().hasTail()) {
      head(points.getFirst(), points.get(1));
    }
    route.label().ifPresent(label -> lines(label.label(), middle(label.box()), label.box().y()));
    svg.close("g").newLine();
  }

  private List<Point> met(Route route) {
    PlacedNode from = Objects.requireNonNull(nodes.get(route.edge().from()));
    PlacedNode to = Objects.requireNonNull(nodes.get(route.edge().to()));
    List<Point> points = new ArrayList<>(route.points());
    points.set(0, ShapeOutline.meet(from.node().shape(), from.box(), points.getFirst()));
    points.set(points.size() - 1, ShapeOutline.meet(to.node().shape(), to.box(), points.getLast()));
    return points;
  }

  private void head(Point tip, Point from) {
    svg.empty("path", "class", "diagram-head", "d", RouteDrawing.head(tip, from));
  }

  private void node(PlacedNode placedNode) {
    Node node = placedNode.node();
    Box box = placedNode.box();
    String kind = node.kind().map(word -> " diagram-kind-" + word).orElse("");
    svg.open("g", "class", "diagram-node diagram-" + node.shape().cssName() + kind);
    node.href().ifPresent(href -> svg.open("a", "href", href));
    svg.empty(
        "path",
        "d",
        ShapeOutline.of(node.shape(), box),
        "fill-opacity",
        node.shape() == NodeShape.DECISION ? "0.13" : "0.05",
        "stroke",
        COLOUR);
    Label label = placedNode.label();
    lines(label, middle(box), box.y() + (box.height() - label.height()) / 2);
    node.href().ifPresent(_ -> svg.close("a"));
    svg.close("g").newLine();
  }

  private void lines(Label label, double middle, double top) {
    String size = Xml.number(label.size());
    double baseline = top + label.lineHeight() / 2 + label.size() * 0.35;
    svg.open("text", "font-size", size);
    for (String line : label.lines()) {
      svg.open("tspan", "x", Xml.number(middle), "y", Xml.number(baseline))
          .text(line)
          .close("tspan");
      baseline += label.lineHeight();
    }
    svg.close("text");
  }

  private static double middle(Box box) {
    return box.x() + box.width() / 2;
  }
}
