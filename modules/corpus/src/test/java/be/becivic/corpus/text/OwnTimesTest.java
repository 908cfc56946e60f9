package be.becivic.corpus.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OwnTimesTest {
  private static final String LIST =
      """
      {
        "generated_at": "2026-11-17T00:24:02Z",
        "paths": {
          "generated_at": "2026-11-17T00:24:02Z"
        }
      }
      """;

  @Test
  void theTimeOfTheListIsBlankAndNothingMoves() {
    String blanked = OwnTimes.blankedIn("paths/index.json", LIST);
    assertThat(blanked).hasSameSizeAs(LIST);
    assertThat(blanked.lines().toList().get(1)).doesNotContain("2026").endsWith("\",");
  }

  @Test
  void aTimeFurtherInIsLookedAt() {
    assertThat(OwnTimes.blankedIn("paths/index.json", LIST).lines().toList().get(3))
        .contains("2026-11-17T00:24:02Z");
  }

  @Test
  void onlyListsHaveOne() {
    assertThat(OwnTimes.blankedIn("skills/a/canonical.md", LIST)).isEqualTo(LIST);
  }
}
