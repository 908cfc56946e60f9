package be.becivic.simulation.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lines over a horizontal axis, with shares from 0 to 1 on the vertical one, as SVG. */
final class LineChart {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 400;
  private static final int LEFT = 60;
  private static final int RIGHT = 190;
  private static final int TOP = 50;
  private static final int BOTTOM = 60;
  private static final int TICKS = 5;

  /** Told apart by those who see few colours too; the dashes help where there is none. */
  private static final List<String> COLOURS =
      List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#7a5c00");

  private static final List<String> DASHES =
      List.of("none", "8 4", "2 3", "12 3 2 3", "5 2", "1 2");

  private final String title;
  private final String horizontal;
  private final String vertical;
  private final double end;
  private final List<Line> lines = new ArrayList<>();

  /** A point of a line. */
  record Point(double x, double share) {}

  private record Line(String name, List<Point> points) {}

  LineChart(String title, String horizontal, String vertical, double end) {
    this.title = title;
    this.horizontal = horizontal;
    this.vertical = vertical;
    this.end = end;
  }

  void add(String name, List<Point> points) {
    lines.add(new Line(name, List.copyOf(points)));
  }

  String svg() {
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" \
        font-family="sans-serif" font-size="13">
        <title>%s</title>
        <rect width="%d" height="%d" fill="#ffffff"/>
        """
            .formatted(WIDTH, HEIGHT, escaped(title), WIDTH, HEIGHT));
    text(svg, LEFT, TOP / 2, "start", title);
    text(svg, (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - BOTTOM / 4.0, "middle", horizontal);
    text(svg, LEFT, TOP - 8, "start", vertical);
    for (int i = 0; i <= TICKS; i++) {
      grid(svg, (double) i / TICKS);
    }
    for (int i = 0; i < lines.size(); i++) {
      draw(svg, lines.get(i), i);
    }
    return svg.append("</svg>\n").toString();
  }

  private void grid(StringBuilder svg, double part) {
    svg.append(
        line(x(0), y(part), x(end), y(part), "#dddddd")
            + line(x(end * part), y(0), x(end * part), y(0) + 5, "#888888"));
    text(svg, LEFT - 8, y(part) + 4, "end", number(part));
    text(svg, x(end * part), HEIGHT - BOTTOM + 20, "middle", number(end * part));
  }

  private void draw(StringBuilder svg, Line line, int index) {
    String colour = COLOURS.get(index % COLOURS.size());
    StringBuilder path = new StringBuilder();
    for (Point point : line.points()) {
      path.append(path.isEmpty() ? "M" : "L").append(number(x(point.x())));
      path.append(' ').append(number(y(point.share())));
    }
    String style =
        "fill=\"none\" stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"%s\""
            .formatted(colour, DASHES.get(index % DASHES.size()));
    svg.append("<path d=\"%s\" %s/>\n".formatted(path, style));
    double legend = TOP + 10 + 22.0 * index;
    double from = WIDTH - RIGHT + 15.0;
    svg.append("<path d=\"M%s %sh28\" %s/>\n".formatted(number(from), number(legend), style));
    text(svg, from + 34, legend + 4, "start", line.name());
  }

  private double x(double value) {
    return LEFT + (WIDTH - LEFT - RIGHT) * value / end;
  }

  private double y(double share) {
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share;
  }

  private static String line(double x1, double y1, double x2, double y2, String colour) {
    return "<path d=\"M%s %sL%s %s\" stroke=\"%s\"/>\n"
        .formatted(number(x1), number(y1), number(x2), number(y2), colour);
  }

  private static void text(StringBuilder svg, double x, double y, String anchor, String text) {
    svg.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>\n"
            .formatted(number(x), number(y), anchor, escaped(text)));
  }

  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
