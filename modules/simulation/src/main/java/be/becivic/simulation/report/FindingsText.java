package be.becivic.simulation.report;

import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.BrigadeResult;
import be.becivic.simulation.trial.HonestResult;

/** What was found out, as tables. */
final class FindingsText {
  private FindingsText() {}

  static String of(Findings findings) {
    return """
    What effects cost with so many honest sessions a day: the least that works in at least half of
    the attempts; after a >, the most that was tried and did not

    %s
    A party that flags everything

    %s
    How long honest changes take, in days since the figure changed, and what went wrong

    %s\
    """
        .formatted(prices(findings), brigades(findings), times(findings));
  }

  private static String prices(Findings findings) {
    TextTable table =
        new TextTable(
            "effect", "means", "sessions", "networks", "prefixes", "days", "probability", "of");
    for (Price price : Price.list(findings.attacks())) {
      AttackResult result = price.result();
      table.add(
          result.effect(),
          result.means(),
          Figures.plain(result.sessionsPerDay()),
          (price.isReached() ? "" : "> ") + result.networks(),
          price.prefixes(),
          result.median().map(Figures::dayText).orElse("-"),
          Figures.share(result.probability()),
          Integer.toString(result.tried()));
    }
    return table.text();
  }

  private static String brigades(Findings findings) {
    TextTable table =
        new TextTable("sessions", "networks", "figures", "down at once", "caveats", "days down");
    for (BrigadeResult each : findings.brigades()) {
      table.add(
          Figures.plain(each.sessionsPerDay()),
          Integer.toString(each.networks()),
          Integer.toString(each.figures()),
          Integer.toString(each.mostDown()),
          Integer.toString(each.caveats()),
          Figures.dayText(each.down()));
    }
    return table.text();
  }

  private static String times(Findings findings) {
    TextTable table =
        new TextTable(
            "crowd",
            "sessions",
            "changes",
            "ours",
            "a quarter by",
            "half by",
            "stable",
            "a quarter by",
            "half by",
            "promotions, wrong",
            "pulls, wrong",
            "wrong quarantines");
    for (HonestResult each : findings.honest()) {
      int of = each.changes();
      table.add(
          each.crowd(),
          Figures.plain(each.sessionsPerDay()),
          Integer.toString(of),
          Integer.toString(each.toBeta().size()),
          Figures.reached(each.toBeta(), of, 0.25),
          Figures.reached(each.toBeta(), of, 0.5),
          Integer.toString(each.toStable().size()),
          Figures.reached(each.toStable(), of, 0.25),
          Figures.reached(each.toStable(), of, 0.5),
          each.errors().promotions() + ", " + each.errors().wrongPromotions(),
          each.errors().pulls() + ", " + each.errors().wrongPulls(),
          Integer.toString(each.errors().wrongQuarantines()));
    }
    return table.text();
  }
}
