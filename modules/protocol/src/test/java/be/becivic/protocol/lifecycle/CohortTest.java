package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CohortTest {
  @ParameterizedTest(name = "{0} {1} to {2} {3}, same text: {4}")
  @CsvSource({
    "ALPHA, 0.1.0, ALPHA, 0.1.1, true, false",
    "ALPHA, 0.1.0, ALPHA, 0.1.1, false, true",
    "ALPHA, 0.1.0, ALPHA, 0.1.0, false, true",
    "BETA, 0.2.4, BETA, 0.2.5, true, false",
    "BETA, 0.2.4, BETA, 0.2.5, false, true",
    "STABLE, 1.0.0, STABLE, 1.0.1, false, false",
    "DRAFT, 0.0.2, ALPHA, 0.1.0, true, true",
    "ALPHA, 0.1.1, BETA, 0.2.0, true, true",
    "BETA, 0.2.1, STABLE, 1.0.0, true, true",
    "STABLE, 1.0.3, BETA, 0.2.0, true, true",
    "ALPHA, 0.1.1, QUARANTINED, 0.1.1, true, false",
    "QUARANTINED, 0.1.1, ALPHA, 0.1.0, true, true",
    "STABLE, 1.0.3, DEPRECATED, 1.0.3, true, false",
    "ALPHA, 0.1.1, ALPHA, 0.7.0, true, true",
    "STABLE, 1.0.3, STABLE, 1.1.0, true, false",
    "ALPHA, 0.1.3, BETA, 0.1.3, true, true"
  })
  void anotherTextOrAFlipStartsACohortAndAPatchDoesNot(
      Status from, String before, Status to, String after, boolean isSameText, boolean restarts) {
    assertThat(
            new VersionedStatus(to, version(after))
                .startsCohortAfter(new VersionedStatus(from, version(before)), isSameText))
        .isEqualTo(restarts);
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
