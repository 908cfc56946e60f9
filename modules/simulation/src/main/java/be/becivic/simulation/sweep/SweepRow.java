package be.becivic.simulation.sweep;

import be.becivic.simulation.report.Price;
import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.BrigadeResult;
import be.becivic.simulation.trial.HonestResult;
import java.util.List;

/**
 * What came out under one variant.
 *
 * @param quiet honest changes with few sessions a day
 * @param busy the same with many
 * @param prices of what parties try with few honest sessions a day
 * @param censors what few of them get done with many
 */
public record SweepRow(
    String variant,
    HonestResult quiet,
    HonestResult busy,
    List<Price> prices,
    List<AttackResult> censors,
    BrigadeResult brigade) {
  public SweepRow {
    prices = List.copyOf(prices);
    censors = List.copyOf(censors);
  }
}
