package be.becivic.simulation.sweep;

import be.becivic.simulation.report.TextTable;
import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.HonestResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** All variants in one table, so that they can be held against each other. */
public record SweepTable(long seed, List<SweepRow> rows) {
  private static final String LEGEND =
      """
      Honest changes that became ours or stable, by sessions a day; what was promoted or pulled wrongly
      at both; figures a flag brigade had down at once; prefixes that forge a figure into our voice or
      make it stable, on IPv4 and on one IPv6 line, or take a true one down by rejecting; the share of
      true corrections that one or two censors keep out at 100 sessions a day

      """;

  public SweepTable {
    rows = List.copyOf(rows);
  }

  /** A row a variant. */
  public String text() {
    var table =
        new TextTable(
            List.of(
                "setting",
                "ours 10",
                "stable 10",
                "ours 100",
                "stable 100",
                "promoted wrongly",
                "pulled wrongly",
                "flagged down",
                "forged ours",
                "stable",
                "line: ours",
                "stable",
                "rejected",
                "1 censor",
                "2 censors"));
    rows.forEach(row -> table.add(cells(row)));
    return LEGEND + table.text();
  }

  private static List<String> cells(SweepRow row) {
    List<String> cells = new ArrayList<>(List.of(row.variant()));
    for (HonestResult each : List.of(row.quiet(), row.busy())) {
      cells.add(share((double) each.toBeta().size() / each.changes()));
      cells.add(share((double) each.toStable().size() / each.changes()));
    }
    cells.add(
        Integer.toString(
            row.quiet().errors().wrongPromotions() + row.busy().errors().wrongPromotions()));
    cells.add(Integer.toString(wrongPulls(row.quiet()) + wrongPulls(row.busy())));
    cells.add(row.brigade().mostDown() + " of " + row.brigade().figures());
    row.prices().forEach(price -> cells.add(price.prefixes()));
    row.censors().stream()
        .map(AttackResult::probability)
        .map(SweepTable::share)
        .forEach(cells::add);
    return cells;
  }

  private static int wrongPulls(HonestResult result) {
    return result.errors().wrongPulls() + result.errors().wrongQuarantines();
  }

  private static String share(double part) {
    return String.format(Locale.ROOT, "%.2f", part);
  }
}
