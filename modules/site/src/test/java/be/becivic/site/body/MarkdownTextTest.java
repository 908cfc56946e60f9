package be.becivic.site.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.TextContentRenderer;
import org.junit.jupiter.api.Test;

class MarkdownTextTest {
  private static final String LETTERS = "ab <>&\"'`*_[](){}#|~!\\\n\r\t-+.1:/@\u2028é🙂";

  @Test
  void anyTextReadsInMarkdownAsItWasWritten() {
    Random random = new Random(7);
    Parser parser = Parser.builder().build();
    TextContentRenderer plain = TextContentRenderer.builder().build();
    for (int i = 0; i < 5000; i++) {
      StringBuilder text = new StringBuilder("x");
      for (int c = random.nextInt(30); c > 0; c--) {
        int[] letters = LETTERS.codePoints().toArray();
        text.appendCodePoint(letters[random.nextInt(letters.length)]);
      }
      text.append('x');
      Node read = parser.parse(MarkdownText.inline(text.toString()));
      assertThat(plain.render(read).replaceAll("\\s+", " "))
          .isEqualTo(text.toString().replaceAll("[\\s\u2028]+", " "));
    }
  }
}
