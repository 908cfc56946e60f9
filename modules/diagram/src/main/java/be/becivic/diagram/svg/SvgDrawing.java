package be.becivic.diagram.svg;

import be.becivic.diagram.LineStyle;
import be.becivic.diagram.Node;
import be.becivic.diagram.NodeShape;
import be.becivic.diagram.layout.Label;
import be.becivic.diagram.layout.PlacedDiagram;
import be.becivic.diagram.layout.PlacedDiagram.Box;
import be.becivic.diagram.layout.PlacedDiagram.Frame;
import be.becivic.diagram.layout.PlacedDiagram.PlacedLabel;
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
 * any theme. What many parts have in common is said once for all of them.
 */
final class SvgDrawing {
  private static final String COLOUR = "currentColor";
  private static final double FRAME_ROUNDING = 8;

  /** What most parts have in common. */
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
    routes(
        placed.routes().stream().filter(route -> route.edge().line() != LineStyle.HIDDEN).toList());
    nodes(placed.nodes().stream().filter(box -> box.node().href().isEmpty()).toList());
    placed.nodes().forEach(this::linked);
  }

  private void frame(Frame frame) {
    Box box = frame.box();
    ShapeOutline.rectangle(
        svg,
        box,
        FRAME_ROUNDING,
        "fill-opacity",
        "0.03",
        "stroke",
        COLOUR,
        "stroke-opacity",
        "0.3",
        "stroke-dasharray",
        "4 3");
    svg.open("g", "font-size", Xml.number(frame.label().size()));
    lines(frame.label(), middle(box), box.y() + 8);
    svg.close("g").newLine();
  }

  /** All lines, then all heads in one path, then what is said on the way. */
  private void routes(List<Route> routes) {
    if (routes.isEmpty()) {
      return;
    }
    PathData heads = new PathData();
    svg.open("g", "fill", "none", "stroke", COLOUR);
    for (Route route : routes) {
      List<Point> points = met(route);
      line(route.edge().line(), points);
      if (route.edge().hasHead()) {
        RouteDrawing.head(heads, points.getLast(), points.get(points.size() - 2));
      }
      if (route.edge().hasTail()) {
        RouteDrawing.head(heads, points.getFirst(), points.get(1));
      }
    }
    svg.close("g").newLine();
    if (!heads.isEmpty()) {
      svg.empty("path", "d", heads.toString()).newLine();
    }
    List<PlacedLabel> labels = routes.stream().flatMap(route -> route.label().stream()).toList();
    if (!labels.isEmpty()) {
      svg.open("g", "font-size", Xml.number(labels.getFirst().label().size()));
      labels.forEach(label -> lines(label.label(), middle(label.box()), label.box().y()));
      svg.close("g").newLine();
    }
  }

  private void line(LineStyle style, List<Point> points) {
    List<String> attributes = new ArrayList<>(List.of("d", RouteDrawing.line(points)));
    if (style == LineStyle.THICK) {
      attributes.addAll(List.of("stroke-width", "2.6"));
    }
    if (style == LineStyle.DOTTED) {
      attributes.addAll(List.of("stroke-dasharray", "2 4"));
    }
    svg.empty("path", attributes.toArray(String[]::new));
  }

  private List<Point> met(Route route) {
    PlacedNode from = Objects.requireNonNull(nodes.get(route.edge().from()));
    PlacedNode to = Objects.requireNonNull(nodes.get(route.edge().to()));
    List<Point> points = new ArrayList<>(route.points());
    points.set(0, ShapeOutline.meet(from.node().shape(), from.box(), points.getFirst()));
    points.set(points.size() - 1, ShapeOutline.meet(to.node().shape(), to.box(), points.getLast()));
    return points;
  }

  private void linked(PlacedNode placedNode) {
    placedNode
        .node()
        .href()
        .ifPresent(
            href -> {
              svg.open("a", "href", href);
              nodes(List.of(placedNode));
              svg.close("a").newLine();
            });
  }

  /** All outlines, then all texts. */
  private void nodes(List<PlacedNode> some) {
    if (some.isEmpty()) {
      return;
    }
    svg.open("g", "fill-opacity", "0.05", "stroke", COLOUR);
    some.forEach(this::outline);
    svg.close("g").newLine();
    svg.open("g", "font-size", Xml.number(some.getFirst().label().size()));
    for (PlacedNode each : some) {
      Box box = each.box();
      lines(each.label(), middle(box), box.y() + (box.height() - each.label().height()) / 2);
    }
    svg.close("g").newLine();
  }

  private void outline(PlacedNode placedNode) {
    Node node = placedNode.node();
    List<String> attributes = new ArrayList<>();
    node.kind().ifPresent(kind -> attributes.addAll(List.of("class", "diagram-kind-" + kind)));
    if (node.shape() == NodeShape.DECISION) {
      attributes.addAll(List.of("fill-opacity", "0.13"));
    }
    ShapeOutline.draw(svg, node.shape(), placedNode.box(), attributes.toArray(String[]::new));
  }

  /** Each line but the first is a part of its own, since only parts begin anew. */
  private void lines(Label label, double middle, double top) {
    double baseline = top + label.lineHeight() / 2 + label.size() * 0.35;
    String at = Xml.number(middle);
    svg.open("text", "x", at, "y", Xml.number(baseline)).text(label.lines().getFirst());
    for (String line : label.lines().subList(1, label.lines().size())) {
      baseline += label.lineHeight();
      svg.open("tspan", "x", at, "y", Xml.number(baseline)).text(line).close("tspan");
    }
    svg.close("text");
  }

  private static double middle(Box box) {
    return box.x() + box.width() / 2;
  }
}
