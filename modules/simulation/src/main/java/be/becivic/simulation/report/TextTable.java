package be.becivic.simulation.report;

import java.util.ArrayList;
import java.util.List;

/** Rows under headings, in columns as wide as they have to be. */
public final class TextTable {
  private final List<List<String>> rows = new ArrayList<>();

  public TextTable(List<String> headings) {
    rows.add(List.copyOf(headings));
  }

  TextTable(String... headings) {
    this(List.of(headings));
  }

  public void add(List<String> cells) {
    if (cells.size() != rows.getFirst().size()) {
      throw new IllegalArgumentException("a row has as many cells as there are headings");
    }
    rows.add(List.copyOf(cells));
  }

  void add(String... cells) {
    add(List.of(cells));
  }

  /** The table, a row a line. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        line.append(row.get(i)).repeat(' ', width(i) - row.get(i).length() + 2);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
