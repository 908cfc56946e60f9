package be.becivic.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.simulation.report.Findings;
import be.becivic.simulation.report.Price;
import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.world.SimulatedSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The whole simulation at the size that fits a build. Every run in it is checked for soundness. */
class SmallSimulationTest {
  private static Findings findings;

  @BeforeAll
  static void simulate() throws IOException {
    findings = run(SimulationSize.SMALL, 1);
  }

  private static Findings run(SimulationSize size, long seed) throws IOException {
    return new Simulation(Path.of("../../corpus"), size, seed)
        .run(SimulatedSettings.DEFAULTS, _ -> {});
  }

  @Test
  void equalSeedsGiveEqualFindings() throws IOException {
    var tiny = new SimulationSize(8, 1, List.of(100.0), Duration.ofDays(5), Duration.ofDays(5));
    Findings first = run(tiny, 1);
    assertThat(run(tiny, 1)).isEqualTo(first);
    assertThat(run(tiny, 2)).isNotEqualTo(first);
  }

  @Test
  void aForgedFigureIsNotOursWithFewerNetworksThanVotesItTakes() {
    int confirms = Thresholds.DEFAULTS.alphaToBeta().confirms();
    assertThat(findings.attacks())
        .filteredOn(result -> result.effect().endsWith("in our voice"))
        .filteredOn(result -> result.networks() <= confirms)
        .isNotEmpty()
        .allMatch(result -> result.took().isEmpty());
  }

  @Test
  void aForgedFigureIsNotStableWithFewerNetworksThanVotesItTakes() {
    int confirms = Thresholds.DEFAULTS.betaToStable().confirms();
    assertThat(findings.attacks())
        .filteredOn(result -> result.effect().endsWith("stable"))
        .filteredOn(result -> result.networks() <= confirms)
        .isNotEmpty()
        .allMatch(result -> result.took().isEmpty());
  }

  @Test
  void enoughNetworksGetWhatTheyWant() {
    assertThat(Price.list(findings.attacks()))
        .isNotEmpty()
        .anySatisfy(price -> assertThat(price.result().probability()).isPositive());
  }

  @Test
  void oneNetworkAloneTakesNothingDownByRejecting() {
    assertThat(findings.attacks())
        .filteredOn(result -> result.effect().endsWith("taken down"))
        .filteredOn(result -> result.prefixes() == 1)
        .isNotEmpty()
        .allMatch(result -> result.probability() < 0.5);
  }

  @Test
  void nothingIsSaidOfEffectsNobodyTried() {
    assertThat(findings.attacks()).extracting(AttackResult::tried).allMatch(tried -> tried > 0);
  }
}
