package be.becivic.library.search.text;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.search.text.Snippet.Mark;
import be.becivic.library.search.text.Snippet.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SnippetCutterTest {

  @Test
  void withoutMatchesTheBeginningIsShown() {
    String text = "word ".repeat(100);
    Snippet snippet = SnippetCutter.cut(text, List.of());
    assertThat(snippet.text()).startsWith("word word").endsWith("word…").hasSizeLessThan(230);
    assertThat(snippet.marks()).isEmpty();
  }

  @Test
  void theRichestPieceIsShown() {
    String text = "one " + "filler ".repeat(80) + "two three " + "filler ".repeat(80);
    int two = text.indexOf("two");
    Snippet snippet =
        SnippetCutter.cut(
            text, List.of(new Mark(0, 3), new Mark(two, two + 3), new Mark(two + 4, two + 9)));
    assertThat(snippet.text()).startsWith("…filler").endsWith("filler…");
    assertThat(marked(snippet)).containsExactly("two", "three");
  }

  @Test
  void overlappingMatchesBecomeOne() {
    Snippet snippet = SnippetCutter.cut("residence card", List.of(new Mark(0, 9), new Mark(0, 14)));
    assertThat(marked(snippet)).containsExactly("residence card");
  }

  @Test
  void partsMakeUpTheWholeTextAndMarksStayInside() {
    Random random = new Random(3);
    for (int round = 0; round < 500; round++) {
      String text = text(random);
      List<Mark> marks = new ArrayList<>();
      for (int i = random.nextInt(6); i > 0 && !text.isEmpty(); i--) {
        int start = random.nextInt(text.length());
        marks.add(new Mark(start, Math.min(text.length(), start + 1 + random.nextInt(12))));
      }
      Snippet snippet = SnippetCutter.cut(text, marks);
      assertThat(snippet.parts().stream().map(Part::text).collect(Collectors.joining()))
          .isEqualTo(snippet.text());
      assertThat(snippet.text().length()).isLessThanOrEqualTo(300);
    }
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(600); i > 0; i--) {
      text.appendCodePoint(random.nextInt(6) == 0 ? ' ' : random.nextBoolean() ? 'x' : 0x1F600);
    }
    return text.toString();
  }

  private static List<String> marked(Snippet snippet) {
    return snippet.parts().stream().filter(Part::isMarked).map(Part::text).toList();
  }
}
