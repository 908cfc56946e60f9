package be.becivic.protocol.lifecycle;

import static be.becivic.protocol.lifecycle.Status.ALPHA;
import static be.becivic.protocol.lifecycle.Status.BETA;
import static be.becivic.protocol.lifecycle.Status.DEPRECATED;
import static be.becivic.protocol.lifecycle.Status.QUARANTINED;
import static be.becivic.protocol.lifecycle.Status.STABLE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class VersionCheckTest {

  @ParameterizedTest
  @CsvSource({
    "DRAFT, 0.0.7, true",
    "DRAFT, 0.1.0, false",
    "ALPHA, 0.1.0, true",
    "ALPHA, 0.2.0, false",
    "ALPHA, 1.1.0, false",
    "BETA, 0.2.31, true",
    "BETA, 0.1.0, false",
    "STABLE, 1.0.3, true",
    "STABLE, 0.1.0, false",
    "STABLE, 1.1.0, false",
    "STABLE, 2.0.0, false",
    "QUARANTINED, 0.1.2, true",
    "DEPRECATED, 7.8.9, true"
  })
  void aVersionLiesOnTheLineOfItsStatus(Status status, String version, boolean fine) {
    VersionedStatus standing = at(status, version);
    assertThat(standing.isBound()).isEqualTo(fine);
    assertThat(VersionCheck.of(Optional.empty(), standing, false).isEmpty()).isEqualTo(fine);
  }

  @Test
  void aVersionOffTheLineIsSaidToBe() {
    assertThat(VersionCheck.of(Optional.empty(), at(STABLE, "0.1.0"), false))
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.isError()).isTrue();
              assertThat(problem.sentence())
                  .isEqualTo("At stable the version is 1.0.x, not 0.1.0.");
            });
  }

  @Test
  void aVersionDoesNotGoDownWithinAStatus() {
    assertThat(sentences(at(ALPHA, "0.1.3"), at(ALPHA, "0.1.1")))
        .containsExactly("The version went down from 0.1.3 to 0.1.1.");
    assertThat(sentences(at(ALPHA, "0.1.3"), at(ALPHA, "0.1.3"))).isEmpty();
    assertThat(sentences(at(ALPHA, "0.1.3"), at(ALPHA, "0.1.4"))).isEmpty();
  }

  @Test
  void comingBackToTheLineFromAboveIsNotGoingDown() {
    assertThat(sentences(at(ALPHA, "0.2.3"), at(ALPHA, "0.1.0"))).isEmpty();
  }

  @Test
  void aDemotionMayLowerTheVersion() {
    assertThat(sentences(at(STABLE, "1.0.4"), at(BETA, "0.2.0"))).isEmpty();
  }

  @Test
  void aFlipStartsThePatchOver() {
    assertThat(sentences(at(ALPHA, "0.1.3"), at(BETA, "0.2.0"))).isEmpty();
    assertThat(sentences(at(ALPHA, "0.1.3"), at(BETA, "0.2.4")))
        .containsExactly("On becoming beta the patch starts at 0, not at 4.");
  }

  @Test
  void aFrozenVersionDoesNotMove() {
    assertThat(sentences(at(ALPHA, "0.1.3"), at(QUARANTINED, "0.1.3"))).isEmpty();
    assertThat(sentences(at(QUARANTINED, "0.1.3"), at(DEPRECATED, "0.1.4")))
        .containsExactly("At deprecated the version stays 0.1.3; this says 0.1.4.");
  }

  @Test
  void severalThingsCanBeWrongAtOnce() {
    assertThat(sentences(at(BETA, "0.2.3"), at(BETA, "0.1.9"))).hasSize(2);
  }

  @Test
  void aPinIsAWarningAndExcusesTheRest() {
    assertThat(VersionCheck.of(Optional.of(at(ALPHA, "0.1.3")), at(ALPHA, "0.0.1"), true))
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.isError()).isFalse();
              assertThat(problem.sentence()).contains("pinned at 0.0.1");
            });
  }

  private static List<String> sentences(VersionedStatus before, VersionedStatus after) {
    return VersionCheck.of(Optional.of(before), after, false).stream()
        .map(VersionProblem::sentence)
        .toList();
  }

  private static VersionedStatus at(Status status, String version) {
    return new VersionedStatus(status, Version.parse(version).orElseThrow());
  }
}
