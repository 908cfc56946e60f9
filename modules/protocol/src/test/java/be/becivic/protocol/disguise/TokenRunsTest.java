package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class TokenRunsTest {
  private static final WordKinds KINDS = WordKinds.of(CueWords.load());

  @Test
  void aRunSaysHowFiguresAreCutAndWhatStandsBetween() {
    assertThat(runs("0470-12/x 7"))
        .contains("run 0999-99", "run99/letter", "run/letter 9", "run 9");
  }

  @Test
  void runsWithoutAPieceOfANumberAreLeftOut() {
    assertThat(runs("the fee, since 1998, rose")).isEmpty();
  }

  @Test
  void wordsAreKnownByWhatTheySay() {
    assertThat(runs("my card is four")).contains("run holder short digit", "run digit $");
  }

  private static Set<String> runs(String folded) {
    return TokenRuns.of(folded, KINDS);
  }
}
