package be.becivic.site.view.chart;

import java.util.List;

/**
 * Columns over months: those that confirm from the ground up, those that dispute on top of them.
 *
 * @param description what the picture shows, in a sentence
 */
public record MonthChart(String description, List<Column> columns) {
  /** The room a column has in the picture, in its own units. */
  public static final int WIDTH = 30;

  /** Where the ground is, counted from above. */
  public static final int GROUND = 110;

  private static final int HIGHEST = 90;

  public MonthChart {
    columns = List.copyOf(columns);
  }

  /**
   * A month.
   *
   * @param shortName as it stands below the column
   * @param name as it stands in the table
   */
  public record Month(String shortName, String name, long confirms, long rejects) {
    public long all() {
      return confirms + rejects;
    }
  }

  /**
   * A month as it is drawn.
   *
   * @param left its left side
   * @param confirmed how high it is confirmed
   * @param disputed how high it is disputed on top of that
   */
  public record Column(Month month, int left, int confirmed, int disputed) {
    public int middle() {
      return left + WIDTH / 2;
    }

    public int confirmedTop() {
      return GROUND - confirmed;
    }

    public int top() {
      return GROUND - confirmed - disputed;
    }
  }

  public static MonthChart of(String description, List<Month> months) {
    long most = Math.max(1, months.stream().mapToLong(Month::all).max().orElse(1));
    return new MonthChart(
        description,
        months.stream()
            .map(
                month ->
                    new Column(
                        month,
                        months.indexOf(month) * WIDTH,
                        height(month.confirms(), most),
                        height(month.rejects(), most)))
            .toList());
  }

  public int width() {
    return columns.size() * WIDTH;
  }

  /** Whatever there is at all is seen. */
  private static int height(long count, long most) {
    return count == 0 ? 0 : Math.max(2, (int) (count * HIGHEST / most));
  }
}
