package be.becivic.corpus.diff;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.diff.AddedText.Passage;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AddedTextTest {
  @Test
  void aPassageHasWholeLinesAroundWhatChanged() {
    assertThat(AddedText.passages("a\nbb\ncc\nd\ne\n", "a\nbb\nnew\ncc\nd\ne\n", 2))
        .containsExactly(new Passage("bb\ncc", "bb\nnew\ncc"));
  }

  @Test
  void whatIsTakenAwayBringsItsNeighboursTogether() {
    assertThat(AddedText.passages("a\nb\nc\nd\ne\n", "a\nb\nd\ne\n", 1))
        .containsExactly(new Passage("b\nc\nd", "b\nd"));
  }

  @Test
  void changesNearEachOtherAreOnePassage() {
    String before = "a\nb\nc\nd\ne\n";
    assertThat(AddedText.passages(before, "A\nb\nc\nd\nE\n", 3)).hasSize(1);
    assertThat(AddedText.passages(before, "A\nb\nc\nd\nE\n", 1)).hasSize(2);
  }

  @Test
  void aNewTextIsAPassageAndAnEqualOneHasNone() {
    assertThat(AddedText.passages("", "a\nb", 5)).containsExactly(new Passage("", "a\nb"));
    assertThat(AddedText.passages("a\nb", "", 5)).containsExactly(new Passage("a\nb", ""));
    assertThat(AddedText.passages("a\nb", "a\nb", 5)).isEmpty();
  }

  /** Putting every passage's text in the place of what was there makes the new text. */
  @Test
  void passagesHoldAllThatChanged() {
    RandomGenerator random = new Random(7);
    for (int i = 0; i < 500; i++) {
      String before = lines(random);
      String after = lines(random);
      int reach = random.nextInt(1, 20);
      StringBuilder made = new StringBuilder();
      int copied = 0;
      for (Passage passage : AddedText.passages(before, after, reach)) {
        int start = before.indexOf(passage.before(), copied);
        assertThat(start).isNotNegative();
        made.append(before, copied, start).append(passage.after());
        copied = start + passage.before().length();
        assertThat(after).startsWith(made);
      }
      assertThat(made.append(before.substring(copied)).toString()).isEqualTo(after);
    }
  }

  /** No line comes twice, so that a passage has one place. */
  private static String lines(RandomGenerator random) {
    return IntStream.range(0, 30)
        .filter(_ -> random.nextInt(10) > 0)
        .mapToObj(
            line ->
                "%02d".formatted(line) + (random.nextInt(12) == 0 ? "x" + random.nextInt(9) : "-"))
        .collect(Collectors.joining("\n", "", random.nextBoolean() ? "\n" : ""));
  }
}
