package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CohortTest {
  private static final Instant START = Instant.parse("2026-03-01T10:00:00Z");
  private static final Instant LATER = Instant.parse("2026-03-09T10:00:00Z");

  @ParameterizedTest(name = "{0} {1} to {2} {3}")
  @CsvSource({
    "ALPHA, 0.1.0, ALPHA, 0.1.1, false",
    "BETA, 0.2.4, BETA, 0.2.5, false",
    "STABLE, 1.0.0, STABLE, 1.0.1, false",
    "DRAFT, 0.0.2, ALPHA, 0.1.0, true",
    "ALPHA, 0.1.1, BETA, 0.2.0, true",
    "BETA, 0.2.1, STABLE, 1.0.0, true",
    "STABLE, 1.0.3, BETA, 0.2.0, true",
    "ALPHA, 0.1.1, QUARANTINED, 0.1.1, false",
    "QUARANTINED, 0.1.1, ALPHA, 0.1.0, true",
    "STABLE, 1.0.3, DEPRECATED, 1.0.3, false",
    "ALPHA, 0.1.1, ALPHA, 0.7.0, true",
    "STABLE, 1.0.3, STABLE, 1.1.0, false",
    "ALPHA, 0.1.3, BETA, 0.1.3, true"
  })
  void aPatchKeepsTheCohortAndAFlipStartsANewOne(
      Status from, String before, Status to, String after, boolean restarts) {
    var cohort = new Cohort(new CohortAnchor("nationality-application", version(before)), START);
    Cohort next =
        cohort.follow(
            new VersionedStatus(from, version(before)),
            new VersionedStatus(to, version(after)),
            LATER);
    assertThat(next.startedAt()).isEqualTo(restarts ? LATER : START);
    assertThat(next.anchor()).hasToString("nationality-application@" + after);
  }

  @Test
  void aCohortsAgeIsNeverNegative() {
    var cohort = new Cohort(new CohortAnchor("a-skill", version("0.1.0")), START);
    assertThat(cohort.age(LATER)).isEqualTo(Duration.ofDays(8));
    assertThat(cohort.age(START)).isZero();
    assertThat(cohort.age(START.minusSeconds(90))).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a-skill@0.1.0", "a-path:a-source@1.0.12"})
  void anAnchorIsATargetAtAVersion(String text) {
    assertThat(CohortAnchor.parse(text)).map(CohortAnchor::toString).contains(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "@", "a-skill", "a-skill@", "@0.1.0", "a@b@0.1.0", "a-skill@0.1"})
  void everythingElseIsNoAnchor(String text) {
    assertThat(CohortAnchor.parse(text)).isEmpty();
  }

  @Test
  void aTargetWithAnAtSignCannotBeAnchored() {
    assertThatThrownBy(() -> new CohortAnchor("a@b", version("0.1.0")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Version version(String text) {
    return Version.parse(text).orElseThrow();
  }
}
