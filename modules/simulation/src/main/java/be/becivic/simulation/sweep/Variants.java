package be.becivic.simulation.sweep;

import be.becivic.protocol.lifecycle.Gate;
import be.becivic.protocol.lifecycle.PrefixWidths;
import be.becivic.protocol.lifecycle.QuarantineRule;
import be.becivic.protocol.lifecycle.ReviewPatience;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.simulation.world.SimulatedSettings;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The numbers that §18 leaves open, one at a time. */
final class Variants {
  private static final SimulatedSettings NORMAL = SimulatedSettings.DEFAULTS;
  private static final Thresholds USUAL = NORMAL.thresholds();

  private final List<Variant> all = new ArrayList<>();

  private Variants() {}

  static List<Variant> all() {
    var variants = new Variants();
    variants.all.add(new Variant("defaults", NORMAL));
    variants.addAlphaToBeta();
    variants.addBetaToStable();
    variants.addPulls();
    variants.addPatience();
    variants.addWidths();
    return variants.all;
  }

  private void addAlphaToBeta() {
    Gate.AlphaToBeta gate = USUAL.alphaToBeta();
    for (int confirms : List.of(2, 5)) {
      add(
          "alpha-to-beta.confirms=" + confirms,
          USUAL.with(new Gate.AlphaToBeta(confirms, gate.maxRejects(), gate.minAge(), confirms)));
    }
    for (int rejects : List.of(1, 2)) {
      add(
          "alpha-to-beta.max-rejects=" + rejects,
          USUAL.with(
              new Gate.AlphaToBeta(gate.confirms(), rejects, gate.minAge(), gate.distinct())));
    }
    for (int days : List.of(1, 7)) {
      Duration age = Duration.ofDays(days);
      add(
          "alpha-to-beta.min-age=" + age,
          USUAL.with(
              new Gate.AlphaToBeta(gate.confirms(), gate.maxRejects(), age, gate.distinct())));
    }
  }

  private void addBetaToStable() {
    Gate.BetaToStable gate = USUAL.betaToStable();
    for (int confirms : List.of(5, 20)) {
      add(
          "beta-to-stable.confirms=" + confirms,
          USUAL.with(new Gate.BetaToStable(confirms, gate.rate(), gate.minAge(), confirms)));
    }
    for (String rate : List.of("0.7", "0.95")) {
      add(
          "beta-to-stable.rate=" + rate,
          USUAL.with(
              new Gate.BetaToStable(
                  gate.confirms(), new BigDecimal(rate), gate.minAge(), gate.distinct())));
    }
  }

  private void addPulls() {
    for (int margin : List.of(3, 5)) {
      add("rollback.margin=" + margin, USUAL.withRollbackMargin(margin));
    }
    int perHour = USUAL.quarantine().perHour();
    add("quarantine.flags=2", USUAL.with(new QuarantineRule(2, perHour)));
    for (int bound : List.of(1, 20)) {
      add(
          "quarantine.per-hour=" + bound,
          USUAL.with(new QuarantineRule(USUAL.quarantine().flags(), bound)));
    }
  }

  private void addPatience() {
    for (int days : List.of(3, 30)) {
      Duration after = Duration.ofDays(days);
      add("review.gives-way-after=" + after, USUAL.with(new ReviewPatience(after)));
    }
  }

  private void addWidths() {
    all.add(new Variant("votes.prefix.ipv4=24", NORMAL.with(new PrefixWidths(24, 48))));
    all.add(new Variant("votes.prefix.ipv6=64", NORMAL.with(new PrefixWidths(32, 64))));
  }

  private void add(String name, Thresholds thresholds) {
    all.add(new Variant("lifecycle." + name, NORMAL.with(thresholds)));
  }
}
