package be.becivic.bench.rate;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** How long answers took at each rate, as SVG; the vertical axis is logarithmic. */
public final class RateChart {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 400;
  private static final int LEFT = 70;
  private static final int RIGHT = 120;
  private static final int TOP = 50;
  private static final int BOTTOM = 60;
  private static final int TICKS = 5;
  private static final double LEAST_MILLIS = 0.1;
  private static final int DECADES = 6;

  private final StringBuilder svg = new StringBuilder();
  private final Ramp.Climb climb;
  private final double end;

  private RateChart(Ramp.Climb climb) {
    this.climb = climb;
    this.end = climb.steps().stream().mapToDouble(RateStep::offered).max().orElse(1);
  }

  public static String of(String title, Ramp.Climb climb) {
    return new RateChart(climb).draw(title);
  }

  private String draw(String title) {
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" \
        font-family="sans-serif" font-size="13">
        <title>%s</title>
        <rect width="%d" height="%d" fill="#ffffff"/>
        """
            .formatted(WIDTH, HEIGHT, title, WIDTH, HEIGHT));
    text(LEFT, TOP / 2.0, "start", title);
    text(LEFT, TOP - 8, "start", "milliseconds");
    text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - BOTTOM / 4.0, "middle", "requests a second");
    for (int i = 0; i <= DECADES; i++) {
      double millis = LEAST_MILLIS * Math.pow(10, i);
      path("M%s %sH%s".formatted(number(x(0)), number(y(millis)), number(x(end))), "#dddddd", "");
      text(LEFT - 8, y(millis) + 4, "end", number(millis));
    }
    for (int i = 0; i <= TICKS; i++) {
      double rate = end * i / TICKS;
      text(x(rate), HEIGHT - BOTTOM + 20, "middle", String.format(Locale.ROOT, "%.0f", rate));
    }
    line("half", "#0072b2", "", step -> step.millisAt(50));
    line("99 of 100", "#d55e00", "8 4", step -> step.millisAt(99));
    line("999 of 1,000", "#009e73", "2 3", step -> step.millisAt(99.9));
    climb.knee().ifPresent(this::mark);
    return svg.append("</svg>\n").toString();
  }

  private void mark(RateStep knee) {
    double at = x(knee.offered());
    path("M%s %sV%s".formatted(number(at), TOP, HEIGHT - BOTTOM), "#888888", "4 4");
    text(at - 4, TOP + 14, "end", String.format(Locale.ROOT, "held: %.0f", knee.offered()));
  }

  private void line(String name, String colour, String dashes, ToDoubleFunction<RateStep> value) {
    List<RateStep> steps = climb.steps().stream().filter(step -> step.answered() > 0).toList();
    var path = new StringBuilder();
    for (RateStep step : steps) {
      path.append(path.isEmpty() ? "M" : "L")
          .append(number(x(step.offered())))
          .append(' ')
          .append(number(y(value.applyAsDouble(step))));
    }
    if (!steps.isEmpty()) {
      path(path.toString(), colour, dashes);
      RateStep last = steps.getLast();
      text(x(last.offered()) + 8, y(value.applyAsDouble(last)) + 4, "start", name);
    }
  }

  private void path(String d, String colour, String dashes) {
    svg.append(
        "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"%s\"/>\n"
            .formatted(d, colour, dashes.isEmpty() ? "none" : dashes));
  }

  private void text(double x, double y, String anchor, String text) {
    svg.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>\n"
            .formatted(number(x), number(y), anchor, text));
  }

  private double x(double rate) {
    return LEFT + (WIDTH - LEFT - RIGHT) * rate / end;
  }

  private double y(double millis) {
    double decades = Math.log10(Math.max(millis, LEAST_MILLIS) / LEAST_MILLIS);
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * Math.min(decades, DECADES) / DECADES;
  }

  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
