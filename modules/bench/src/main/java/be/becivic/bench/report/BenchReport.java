package be.becivic.bench.report;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The numbers of a run. */
public record BenchReport(List<ReportSection> sections) {
  private static final String NEW_LINE = "\n";

  /** Aligned columns: what, how much, and the aim where there is one. */
  public String table() {
    int labels = widest(ReportRow::label);
    int values = widest(row -> Numbers.text(row.value()));
    int units = widest(ReportRow::unit);
    String format = "  %%-%ds  %%%ds %%-%ds  %%s".formatted(labels, values, units);
    return sections.stream()
        .map(section -> section.title() + NEW_LINE + lines(section, format))
        .collect(Collectors.joining(NEW_LINE + NEW_LINE));
  }

  public String json() {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    for (ReportSection section : sections) {
      ObjectNode numbers = root.putObject(section.key());
      section.rows().forEach(row -> numbers.put(row.key(), rounded(row.value())));
    }
    return root.toString();
  }

  private int widest(Function<ReportRow, String> column) {
    return sections.stream()
        .flatMap(section -> section.rows().stream())
        .map(column)
        .mapToInt(String::length)
        .max()
        .orElse(1);
  }

  private static String lines(ReportSection section, String format) {
    return section.rows().stream()
        .map(row -> line(row, format))
        .collect(Collectors.joining(NEW_LINE));
  }

  private static String line(ReportRow row, String format) {
    return String.format(
            Locale.ROOT,
            format,
            row.label(),
            Numbers.text(row.value()),
            row.unit(),
            row.aim().map(aim -> verdict(aim, row.value())).orElse(""))
        .stripTrailing();
  }

  private static String verdict(Aim aim, double value) {
    return "aim " + aim + (aim.isMetBy(value) ? ", met" : ", missed");
  }

  private static double rounded(double value) {
    return Math.round(value * 1000) / 1000.0;
  }
}
