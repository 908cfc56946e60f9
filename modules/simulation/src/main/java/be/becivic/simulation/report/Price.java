package be.becivic.simulation.report;

import be.becivic.simulation.trial.AttackResult;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What an effect costs by one means at some traffic: the least that gets it in at least half of all
 * attempts, or else the most that was tried.
 *
 * @param isReached whether half of the attempts got it
 */
public record Price(AttackResult result, boolean isReached) {
  private static final double USUALLY = 0.5;

  private static final Comparator<AttackResult> CHEAPEST =
      Comparator.comparingInt(AttackResult::prefixes).thenComparingInt(AttackResult::networks);

  /** One for each effect, means and traffic, in the order they were tried in. */
  public static List<Price> list(List<AttackResult> results) {
    return results.stream()
        .collect(
            Collectors.groupingBy(
                each -> List.of(each.effect(), each.means(), each.sessionsPerDay()),
                LinkedHashMap::new,
                Collectors.toList()))
        .values()
        .stream()
        .map(Price::of)
        .toList();
  }

  /** The prefixes it takes, or that did not do. */
  public String prefixes() {
    return (isReached ? "" : "> ") + result.prefixes();
  }

  private static Price of(List<AttackResult> rungs) {
    return rungs.stream()
        .filter(each -> each.probability() >= USUALLY)
        .min(CHEAPEST)
        .map(result -> new Price(result, true))
        .orElseGet(() -> new Price(rungs.stream().max(CHEAPEST).orElseThrow(), false));
  }
}
