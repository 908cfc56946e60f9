package be.becivic.diagram.svg;

import be.becivic.diagram.NodeShape;
import be.becivic.diagram.layout.NodeSize;
import be.becivic.diagram.layout.PlacedDiagram.Box;
import be.becivic.diagram.layout.PlacedDiagram.Point;
import java.util.ArrayList;
import java.util.List;

/** The outlines of shapes, and where a line that reaches the box around one meets it. */
final class ShapeOutline {
  private static final double SMALL_ROUNDING = 4;
  private static final double ROUNDING = 12;
  private static final double BAR = 7;

  private ShapeOutline() {}

  /**
   * Draws one.
   *
   * @param attributes of what is filled
   */
  static void draw(Xml svg, NodeShape shape, Box box, String... attributes) {
    double left = box.x();
    double top = box.y();
    double right = left + box.width();
    double bottom = top + box.height();
    double point = NodeSize.POINT;
    switch (shape) {
      case BOX -> rectangle(svg, box, SMALL_ROUNDING, attributes);
      case ROUNDED -> rectangle(svg, box, ROUNDING, attributes);
      case STADIUM, CIRCLE -> rectangle(svg, box, box.height() / 2, attributes);
      case SUBROUTINE -> {
        rectangle(svg, box, SMALL_ROUNDING, attributes);
        PathData bars = new PathData().move(left + BAR, top).line(left + BAR, bottom);
        path(svg, bars.move(right - BAR, top).line(right - BAR, bottom));
      }
      case STORE ->
          path(
              svg,
              new PathData()
                  .move(left, top + BAR)
                  .arc(box.width() / 2, BAR, right, top + BAR)
                  .line(right, bottom - BAR)
                  .arc(box.width() / 2, BAR, left, bottom - BAR)
                  .line(left, top + BAR)
                  .back(box.width() / 2, BAR, right, top + BAR),
              attributes);
      case DECISION ->
          path(
              svg,
              new PathData()
                  .move(left, top + box.height() / 2)
                  .line(left + point, top)
                  .line(right - point, top)
                  .line(right, top + box.height() / 2)
                  .line(right - point, bottom)
                  .line(left + point, bottom)
                  .close(),
              attributes);
      case SLANTED ->
          path(
              svg,
              new PathData()
                  .move(left + point, top)
                  .line(right, top)
                  .line(right - point, bottom)
                  .line(left, bottom)
                  .close(),
              attributes);
    }
  }

  static void rectangle(Xml svg, Box box, double rounding, String... attributes) {
    double radius = Math.min(rounding, Math.min(box.width(), box.height()) / 2);
    List<String> all =
        new ArrayList<>(
            List.of(
                "x",
                Xml.number(box.x()),
                "y",
                Xml.number(box.y()),
                "width",
                Xml.number(box.width()),
                "height",
                Xml.number(box.height()),
                "rx",
                Xml.number(radius)));
    all.addAll(List.of(attributes));
    svg.empty("rect", all.toArray(String[]::new));
  }

  private static void path(Xml svg, PathData data, String... attributes) {
    List<String> all = new ArrayList<>(List.of("d", data.toString()));
    all.addAll(List.of(attributes));
    svg.empty("path", all.toArray(String[]::new));
  }

  /** Carries a point on the edge of the box on to the outline. */
  static Point meet(NodeShape shape, Box box, Point at) {
    double right = box.x() + box.width();
    double bottom = box.y() + box.height();
    double fromLeft = at.x() - box.x();
    double fromTop = at.y() - box.y();
    if (Math.abs(fromTop) < 1) {
      return new Point(at.x(), at.y() + inset(shape, box, fromLeft, true, true));
    }
    if (Math.abs(at.y() - bottom) < 1) {
      return new Point(at.x(), at.y() - inset(shape, box, fromLeft, true, false));
    }
    if (Math.abs(fromLeft) < 1) {
      return new Point(at.x() + inset(shape, box, fromTop, false, true), at.y());
    }
    if (Math.abs(at.x() - right) < 1) {
      return new Point(at.x() - inset(shape, box, fromTop, false, false), at.y());
    }
    return at;
  }

  private static double inset(
      NodeShape shape, Box box, double along, boolean isUpright, boolean isFirst) {
    double length = isUpright ? box.width() : box.height();
    double depth = isUpright ? box.height() : box.width();
    double toEnd = Math.min(along, length - along);
    return switch (shape) {
      case BOX, ROUNDED, SUBROUTINE -> 0;
      case STORE -> isUpright ? round(length / 2, along - length / 2) * BAR / (length / 2) : 0;
      case CIRCLE -> round(length / 2, along - length / 2);
      case STADIUM ->
          isUpright
              ? round(depth / 2, Math.max(0, depth / 2 - toEnd))
              : round(length / 2, along - length / 2);
      case DECISION ->
          isUpright
              ? Math.max(0, 1 - toEnd / NodeSize.POINT) * depth / 2
              : (1 - toEnd / (length / 2)) * NodeSize.POINT;
      case SLANTED -> {
        double fromSlant = isFirst ? along : length - along;
        yield isUpright
            ? Math.max(0, 1 - fromSlant / NodeSize.POINT) * depth
            : (1 - fromSlant / length) * NodeSize.POINT;
      }
    };
  }

  private static double round(double radius, double fromMiddle) {
    return radius - Math.sqrt(Math.max(0, radius * radius - fromMiddle * fromMiddle));
  }
}
