package be.becivic.bench.report;

import java.util.List;

/** The numbers of one benchmark. */
public record ReportSection(String key, String title, List<ReportRow> rows) {
  public ReportSection {
    rows = List.copyOf(rows);
  }
}
