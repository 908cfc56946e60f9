package be.becivic.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.simulation.population.HonestHabits;
import be.becivic.simulation.report.Findings;
import be.becivic.simulation.report.Price;
import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.Attacks;
import be.becivic.simulation.trial.Laboratory;
import be.becivic.simulation.world.QuickFolder;
import be.becivic.simulation.world.SimulatedSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** The whole simulation at the size that fits a build. Every run in it is checked for soundness. */
@Tag("long")
class SmallSimulationTest {
  private static final long SEED = 1;

  private static Laboratory laboratory;
  private static Findings findings;

  @BeforeAll
  static void simulate() throws IOException {
    laboratory = open(SEED);
    findings =
        new Simulation(laboratory, SimulationSize.SMALL, SimulatedSettings.DEFAULTS, _ -> {}).run();
  }

  private static Laboratory open(long seed) throws IOException {
    SimulationSize size = SimulationSize.SMALL;
    return Laboratory.open(
        Path.of("../../corpus"), QuickFolder.path(), size.procedures(), size.passages(), 1, seed);
  }

  @AfterAll
  static void close() throws IOException {
    laboratory.close();
  }

  @Test
  void equalSeedsGiveEqualFindings() throws IOException {
    List<AttackResult> first = attack(laboratory);
    try (Laboratory other = open(SEED)) {
      assertThat(attack(other)).isEqualTo(first);
    }
    try (Laboratory other = open(SEED + 1)) {
      assertThat(attack(other)).isNotEqualTo(first);
    }
  }

  private static List<AttackResult> attack(Laboratory where) throws IOException {
    return where.attack(
        Attacks.forgery().within(Duration.ofDays(5)),
        HonestHabits.at(50),
        SimulatedSettings.DEFAULTS);
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

  @Test
  void networksOfOneLineSpeakWithOneVoice() {
    assertThat(findings.attacks())
        .filteredOn(result -> result.means().equals("IPv6 lines") && result.prefixes() < 3)
        .isNotEmpty()
        .allMatch(result -> result.took().isEmpty() && result.networks() == 20);
  }

  @Test
  void whatIsWrittenCanBeReadByPeopleAndPrograms(@TempDir Path folder) throws IOException {
    findings.write(folder);
    assertThat(new JsonMapper().readTree(folder.resolve("findings.json")).path("attacks"))
        .hasSameSizeAs(findings.attacks());
    assertThat(folder.resolve("findings.txt")).hasContent(findings.text());
    try (var files = Files.list(folder)) {
      assertThat(files.filter(file -> file.toString().endsWith(".svg")))
          .hasSizeGreaterThan(5)
          .allSatisfy(file -> assertThat(rootOf(file)).isEqualTo("svg"));
    }
  }

  private static String rootOf(Path svg) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(svg.toFile())
        .getDocumentElement()
        .getTagName();
  }
}
