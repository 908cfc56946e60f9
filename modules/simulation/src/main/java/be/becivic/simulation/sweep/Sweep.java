package be.becivic.simulation.sweep;

import be.becivic.simulation.population.HonestHabits;
import be.becivic.simulation.report.Price;
import be.becivic.simulation.trial.Attack;
import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.Attacks;
import be.becivic.simulation.trial.HonestResult;
import be.becivic.simulation.trial.Laboratory;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs what settings decide about under each variant. */
public final class Sweep {
  private static final HonestHabits QUIET = HonestHabits.at(10);
  private static final HonestHabits BUSY = HonestHabits.at(100);
  private static final int FLAGGING = 10;
  private static final Duration A_DAY = Duration.ofDays(1);

  private final Laboratory laboratory;
  private final Duration honest;
  private final Duration attack;
  private final Consumer<String> progress;

  /**
   * @param honest for how long honest changes are watched
   * @param attack for how long attacks may last at most
   * @param progress told what is being simulated
   */
  public Sweep(Laboratory laboratory, Duration honest, Duration attack, Consumer<String> progress) {
    this.laboratory = laboratory;
    this.honest = honest;
    this.attack = attack;
    this.progress = progress;
  }

  public SweepTable run() throws IOException {
    return run(Variants.all());
  }

  SweepTable run(List<Variant> variants) throws IOException {
    List<SweepRow> rows = new ArrayList<>();
    for (Variant variant : variants) {
      progress.accept(variant.name());
      rows.add(row(variant));
    }
    return new SweepTable(laboratory.seed(), rows);
  }

  private SweepRow row(Variant variant) throws IOException {
    List<AttackResult> attacks = new ArrayList<>();
    for (Attack each : Attacks.decidedBySettings()) {
      attacks.addAll(laboratory.attack(each.within(attack), QUIET, variant.settings()));
    }
    return new SweepRow(
        variant.name(),
        honest(QUIET, variant),
        honest(BUSY, variant),
        Price.list(attacks),
        laboratory.attack(Attacks.fewCensors().within(attack), BUSY, variant.settings()),
        laboratory.brigade(FLAGGING, QUIET, variant.settings(), A_DAY));
  }

  private HonestResult honest(HonestHabits habits, Variant variant) throws IOException {
    return laboratory.honest("households", habits, variant.settings(), honest);
  }
}
