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
    plots.honest("honest-ours.svg", "Honest changes in our voice", HonestResult::toBeta);
    plots.honest("honest-stable.svg", "Honest changes that are stable", HonestResult::toStable);
    plots.attacks();
    return plots.files;
  }

  /** How many had got there by each day. */
  private void honest(String file, String title, Function<HonestResult, List<Duration>> times) {
    if (findings.honest().isEmpty()) {
      return;
    }
    double end = Figures.days(findings.honest().getFirst().length());
    var chart = new LineChart(title, "days since the figure changed", "share of changes", end);
    for (HonestResult each : findings.honest()) {
      if (each.sessionsPerDay() > 0) {
        chart.add(
            "%s, %s a day".formatted(each.crowd(), Figures.plain(each.sessionsPerDay())),
            steps(times.apply(each), each.changes(), end));
      }
    }
    files.put(file, chart.svg());
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
