package be.becivic.bench.report;

import java.util.List;

/** The numbers of one benchmark. */
public record Section(String key, String title, List<Row> rows) {
  public Section {
    rows = List.copyOf(rows);
  }
}
