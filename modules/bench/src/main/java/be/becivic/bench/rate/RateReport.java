package be.becivic.bench.rate;

import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Every rate that was tried, for people and for programs. */
public record RateReport(String title, Ramp.Climb climb) {
  private static final double[] PERCENTILES = {50, 90, 99, 99.9};

  public String table() {
    String head =
        "  offered/s  answered/s   p50 ms   p90 ms   p99 ms p99.9 ms   max ms  not answered";
    String rows = climb.steps().stream().map(RateReport::row).collect(Collectors.joining("\n"));
    String knee =
        climb
            .knee()
            .map(step -> String.format(Locale.ROOT, "held up to %.0f a second", step.offered()))
            .orElse("not even the first rate was held");
    return String.join("\n", title, head, rows, knee);
  }

  public String json() {
    ObjectNode root = JsonNodeFactory.instance.objectNode().put("title", title);
    climb.knee().ifPresent(step -> root.put("held_per_second", rounded(step.offered())));
    ArrayNode steps = root.putArray("steps");
    for (RateStep step : climb.steps()) {
      ObjectNode node =
          steps
              .addObject()
              .put("offered_per_second", rounded(step.offered()))
              .put("answered_per_second", rounded(step.perSecond()))
              .put("answered", step.answered())
              .put("refused", step.refused())
              .put("broken", step.broken())
              .put("unsent", step.unsent());
      ObjectNode millis = node.putObject("millis");
      for (double percentile : PERCENTILES) {
        millis.put("p" + percentile, step.millisAt(percentile));
      }
      millis.put("max", step.millisAt(100));
    }
    return root.toPrettyString();
  }

  private static String row(RateStep step) {
    return String.format(
        Locale.ROOT,
        "%11.0f %11.0f %8.1f %8.1f %8.1f %8.1f %8.1f  %d refused, %d broken, %d unsent",
        step.offered(),
        step.perSecond(),
        step.millisAt(50),
        step.millisAt(90),
        step.millisAt(99),
        step.millisAt(99.9),
        step.millisAt(100),
        step.refused(),
        step.broken(),
        step.unsent());
  }

  private static double rounded(double value) {
    return Math.round(value * 10) / 10.0;
  }
}
