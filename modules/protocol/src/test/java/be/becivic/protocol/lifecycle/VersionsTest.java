package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class VersionsTest {

  @ParameterizedTest(name = "{0} {1} becomes {2} {4}, changed {3}")
  @CsvSource({
    "draft, 0.0.0, draft, true, 0.0.1",
    "alpha, 0.1.3, alpha, true, 0.1.4",
    "beta, 0.2.9, beta, true, 0.2.10",
    "stable, 1.0.0, stable, true, 1.0.1",
    "alpha, 0.1.3, alpha, false, 0.1.3",
    "stable, 1.0.7, stable, false, 1.0.7"
  })
  void aChangeOfContentWithinAStatusBumpsThePatch(
      String from, String version, String to, boolean changed, String expected) {
    assertThat(next(from, version, to, changed, false)).hasToString(expected);
  }

  @ParameterizedTest(name = "{0} {1} becomes {2} {3}")
  @CsvSource({
    "draft, 0.0.4, alpha, 0.1.0",
    "alpha, 0.1.3, beta, 0.2.0",
    "beta, 0.2.5, stable, 1.0.0",
    "stable, 1.0.4, beta, 0.2.0",
    "stable, 1.0.4, alpha, 0.1.0",
    "quarantined, 0.1.3, alpha, 0.1.0"
  })
  void aFlipOfStatusStartsItsLineWhetherContentChangedOrNot(
      String from, String version, String to, String expected) {
    assertThat(next(from, version, to, true, false)).hasToString(expected);
    assertThat(next(from, version, to, false, false)).hasToString(expected);
  }

  @ParameterizedTest(name = "{0} {1} stands beside {2} {3}")
  @CsvSource({
    "stable, 1.0.4, alpha, 0.1.5",
    "alpha, 0.1.5, stable, 1.0.6",
    "beta, 0.2.9, beta, 0.2.10",
    "stable, 1.0.4, quarantined, 1.0.4"
  })
  void aTextBesideAnotherNeverHasItsPatch(String from, String version, String to, String expected) {
    var current = new VersionedStatus(Status.parse(from).orElseThrow(), version(version));
    assertThat(Versions.nextBeside(current, Status.parse(to).orElseThrow())).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "alpha, 0.1.3, quarantined",
    "stable, 1.0.2, deprecated",
    "quarantined, 0.1.3, quarantined",
    "quarantined, 0.1.3, deprecated"
  })
  void aFrozenStatusKeepsTheVersionItWasEnteredWith(String from, String version, String to) {
    assertThat(next(from, version, to, true, false)).hasToString(version);
  }

  @ParameterizedTest
  @CsvSource({"alpha, 0.1.3, alpha", "alpha, 0.1.3, beta", "alpha, 0.7.1, stable"})
  void aPinKeepsTheVersionWhateverHappens(String from, String version, String to) {
    assertThat(next(from, version, to, true, true)).hasToString(version);
  }

  @Test
  void aVersionOffItsLineIsPutBackOnItAtTheNextChange() {
    assertThat(next("alpha", "0.2.7", "alpha", true, false)).hasToString("0.1.0");
    assertThat(next("alpha", "0.2.7", "alpha", false, false)).hasToString("0.2.7");
  }

  @Test
  void whatIsComputedAlwaysPassesTheCheck() {
    var random = new Random(17);
    for (int i = 0; i < 5_000; i++) {
      Status from = anyStatus(random);
      Version.Line line = from.line().orElseGet(() -> new Version.Line(0, random.nextInt(3)));
      var before =
          new VersionedStatus(from, new Version(line.major(), line.minor(), random.nextInt(9)));
      Status to = anyStatus(random);
      var after = new VersionedStatus(to, Versions.next(before, to, random.nextBoolean(), false));
      assertThat(VersionCheck.of(Optional.of(before), after, false)).isEmpty();
    }
  }

  @ParameterizedTest(name = "{0} at {1} becomes {2}")
  @CsvSource({
    "0.1.4, draft alpha stable, 1.0.5",
    "0.1.4, alpha beta draft, 0.2.5",
    "0.0.4, alpha draft, 0.1.5",
    "0.0.4, draft draft, 0.0.5",
    "0.1.4, draft quarantined, 0.1.5",
    "0.1.4, deprecated, 0.1.5",
    "1.0.9, beta, 0.2.10",
    "1.0.9, stable, 1.0.10"
  })
  void theCatalogueFollowsItsHighestStatusAndCountsItsChanges(
      String current, String statuses, String expected) {
    List<Status> entries =
        Arrays.stream(statuses.split(" ")).map(name -> Status.parse(name).orElseThrow()).toList();
    assertThat(Versions.ofCatalogue(version(current), entries, true)).hasToString(expected);
  }

  @Test
  void anEmptyCatalogueHasOnlyDrafts() {
    assertThat(Versions.ofCatalogue(version("0.0.0"), List.of(), true)).hasToString("0.0.1");
  }

  @Test
  void anUnchangedCatalogueKeepsItsVersion() {
    assertThat(Versions.ofCatalogue(version("0.1.4"), List.of(Status.STABLE), false))
        .hasToString("0.1.4");
  }

  private static Version next(
      String from, String version, String to, boolean changed, boolean pinned) {
    var current = new VersionedStatus(Status.parse(from).orElseThrow(), version(version));
    return Versions.next(current, Status.parse(to).orElseThrow(), changed, pinned);
  }

  private static Version version(String text) {
    return Version.parse(text).orElseThrow();
  }

  private static Status anyStatus(Random random) {
    return Status.values()[random.nextInt(Status.values().length)];
  }
}
