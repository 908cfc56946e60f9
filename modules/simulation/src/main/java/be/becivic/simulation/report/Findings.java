package be.becivic.simulation.report;

import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.HonestResult;
import java.util.List;

/** Everything one simulation found out. */
public record Findings(long seed, List<HonestResult> honest, List<AttackResult> attacks) {
  public Findings {
    honest = List.copyOf(honest);
    attacks = List.copyOf(attacks);
  }

  /** The tables, for a terminal. */
  public String text() {
    return "What effects cost, at so many honest sessions a day\n\n"
        + prices()
        + "\nHow long honest changes take (days from the change in the world), and errors\n\n"
        + times();
  }

  private String prices() {
    TextTable table =
        new TextTable("effect", "means", "sessions", "networks", "prefixes", "days", "probability");
    for (Price price : Price.list(attacks)) {
      AttackResult result = price.result();
      table.add(
          result.effect(),
          result.means(),
          Figures.plain(result.sessionsPerDay()),
          (price.isReached() ? "" : "> ") + result.networks(),
          (price.isReached() ? "" : "> ") + result.prefixes(),
          result.median().map(Figures::dayText).orElse("-"),
          Figures.share(result.probability()));
    }
    return table.text();
  }

  private String times() {
    TextTable table =
        new TextTable(
            "crowd",
            "sessions",
            "changes",
            "ours",
            "stable",
            "half ours",
            "half stable",
            "wrong promotions",
            "wrong quarantines");
    for (HonestResult each : honest) {
      table.add(
          each.crowd(),
          Figures.plain(each.sessionsPerDay()),
          Integer.toString(each.changes()),
          Integer.toString(each.toBeta().size()),
          Integer.toString(each.toStable().size()),
          Figures.reached(each.toBeta(), each.changes(), 0.5),
          Figures.reached(each.toStable(), each.changes(), 0.5),
          Integer.toString(each.errors().wrongPromotions()),
          Integer.toString(each.errors().wrongQuarantines()));
    }
    return table.text();
  }
}
