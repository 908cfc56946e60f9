package be.becivic.diagram.svg;

import be.becivic.diagram.layout.PlacedDiagram.Point;
import java.util.List;

/** Lines with rounded corners, and arrow heads. */
final class RouteDrawing {
  private static final double CORNER = 7;
  private static final double HEAD_LENGTH = 9;
  private static final double HEAD_HALF_WIDTH = 4.5;

  private RouteDrawing() {}

  static String line(List<Point> points) {
    Point first = points.getFirst();
    PathData path = new PathData().move(first.x(), first.y());
    for (int i = 1; i < points.size() - 1; i++) {
      Point bend = points.get(i);
      Point before = towards(bend, points.get(i - 1));
      Point after = towards(bend, points.get(i + 1));
      path.line(before.x(), before.y()).curve(bend.x(), bend.y(), after.x(), after.y());
    }
    Point last = points.getLast();
    return path.line(last.x(), last.y()).toString();
  }

  /** Adds a head whose tip is at a point, for a line that comes from another. */
  static void head(PathData heads, Point tip, Point from) {
    double length = distance(tip, from);
    double x = length == 0 ? 0 : (from.x() - tip.x()) / length;
    double y = length == 0 ? -1 : (from.y() - tip.y()) / length;
    double baseX = tip.x() + x * HEAD_LENGTH;
    double baseY = tip.y() + y * HEAD_LENGTH;
    heads
        .move(tip.x(), tip.y())
        .line(baseX - y * HEAD_HALF_WIDTH, baseY + x * HEAD_HALF_WIDTH)
        .line(baseX + y * HEAD_HALF_WIDTH, baseY - x * HEAD_HALF_WIDTH)
        .close();
  }

  private static Point towards(Point from, Point to) {
    double length = distance(from, to);
    double step = length == 0 ? 0 : Math.min(CORNER, length / 2) / length;
    return new Point(from.x() + (to.x() - from.x()) * step, from.y() + (to.y() - from.y()) * step);
  }

  private static double distance(Point one, Point other) {
    return Math.hypot(one.x() - other.x(), one.y() - other.y());
  }
}
