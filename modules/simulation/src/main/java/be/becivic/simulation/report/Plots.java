package be.becivic.simulation.report;

import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.HonestResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The plots of a simulation, by file name. */
final class Plots {
  private final Findings findings;
  private final Map<String, String> files = new TreeMap<>();

  private Plots(Findings findings) {
    this.findings = findings;
  }

  static Map<String, String> of(Findings findings) {
    var plots = new Plots(findings);
    findings.honest().stream().map(HonestResult::crowd).distinct().forEach(plots::honest);
    plots.attacks();
    return plots.files;
  }

  private void honest(String crowd) {
    honest(crowd, "in our voice", "ours", HonestResult::toBeta);
    honest(crowd, "stable", "stable", HonestResult::toStable);
  }

  /** How many had got there by each day. */
  private void honest(
      String crowd, String where, String file, Function<HonestResult, List<Duration>> times) {
    List<HonestResult> results =
        findings.honest().stream().filter(each -> each.crowd().equals(crowd)).toList();
    double end = Figures.days(results.getFirst().length());
    var chart =
        new LineChart(
            "Honest changes %s (%s)".formatted(where, crowd),
            "days since the figure changed",
            "share of changes",
            end);
    for (HonestResult each : results) {
      chart.add(
          Figures.plain(each.sessionsPerDay()) + " sessions a day",
          steps(times.apply(each), each.changes(), end));
    }
    files.put("honest-%s-%s.svg".formatted(file, crowd), chart.svg());
  }

  private static List<LineChart.Point> steps(List<Duration> times, int of, double end) {
    List<LineChart.Point> points = new ArrayList<>(List.of(new LineChart.Point(0, 0)));
    double share = 0;
    for (int i = 0; i < times.size(); i++) {
      double day = Figures.days(times.get(i));
      points.add(new LineChart.Point(day, share));
      share = (i + 1.0) / of;
      points.add(new LineChart.Point(day, share));
    }
    points.add(new LineChart.Point(end, share));
    return points;
  }

  /** For each effect and means, how likely it is with so many networks. */
  private void attacks() {
    Map<String, List<AttackResult>> charts = new LinkedHashMap<>();
    for (AttackResult each : findings.attacks()) {
      charts.computeIfAbsent(each.effect() + ", " + each.means(), _ -> new ArrayList<>()).add(each);
    }
    charts.forEach((title, results) -> files.put(fileName(title), chart(title, results).svg()));
  }

  private static LineChart chart(String title, List<AttackResult> results) {
    int most = results.stream().mapToInt(AttackResult::networks).max().orElse(1);
    var chart = new LineChart(title, "networks", "probability", most);
    Map<Double, List<AttackResult>> byTraffic = new TreeMap<>();
    results.forEach(
        each -> byTraffic.computeIfAbsent(each.sessionsPerDay(), _ -> new ArrayList<>()).add(each));
    byTraffic.forEach(
        (sessions, line) ->
            chart.add(
                Figures.plain(sessions) + " sessions a day",
                line.stream()
                    .sorted(Comparator.comparingInt(AttackResult::networks))
                    .map(each -> new LineChart.Point(each.networks(), each.probability()))
                    .toList()));
    return chart;
  }

  private static String fileName(String title) {
    return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + ".svg";
  }
}
