package be.becivic.simulation.sweep;

import be.becivic.simulation.report.Price;
import be.becivic.simulation.report.TextTable;
import be.becivic.simulation.trial.HonestResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** All variants in one table, so that they can be held against each other. */
public record SweepTable(long seed, List<SweepRow> rows) {
  public SweepTable {
    rows = List.copyOf(rows);
  }

  /** A row a variant; prices are in prefixes. */
  public String text() {
    List<String> headings =
        new ArrayList<>(
            List.of(
                "setting",
                "ours at 10",
                "stable at 10",
                "ours at 100",
                "stable at 100",
                "wrong promotions",
                "wrong pulls",
                "down at once"));
    rows.stream()
        .findFirst()
        .ifPresent(row -> row.prices().forEach(price -> headings.add(heading(price))));
    var table = new TextTable(headings);
    rows.forEach(row -> table.add(cells(row)));
    return table.text();
  }

  private static String heading(Price price) {
    return price.result().effect() + ", " + price.result().means();
  }

  private static List<String> cells(SweepRow row) {
    List<String> cells = new ArrayList<>(List.of(row.variant()));
    for (HonestResult each : List.of(row.quiet(), row.busy())) {
      cells.add(share(each.toBeta().size(), each.changes()));
      cells.add(share(each.toStable().size(), each.changes()));
    }
    cells.add(
        Integer.toString(
            row.quiet().errors().wrongPromotions() + row.busy().errors().wrongPromotions()));
    cells.add(Integer.toString(wrongPulls(row.quiet()) + wrongPulls(row.busy())));
    cells.add(row.brigade().mostDown() + " of " + row.brigade().figures());
    row.prices().forEach(price -> cells.add(price.prefixes()));
    return cells;
  }

  private static int wrongPulls(HonestResult result) {
    return result.errors().wrongPulls() + result.errors().wrongQuarantines();
  }

  private static String share(int part, int of) {
    return String.format(Locale.ROOT, "%.2f", (double) part / of);
  }
}
