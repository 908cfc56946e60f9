package be.becivic.corpus.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import java.time.Duration;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BodyLimitsTest {
  private static final int MANY = 20_000;

  static Stream<String> pathological() {
    return Stream.of(
        "*a **a ".repeat(MANY) + "b" + " a** a*".repeat(MANY),
        "a_ ".repeat(MANY),
        "_a ".repeat(MANY),
        "[a".repeat(MANY),
        "a]".repeat(MANY),
        "*a_ ".repeat(MANY),
        "[ a_".repeat(MANY),
        "**x [a*b**c*](d)",
        "[".repeat(MANY) + "a" + "]".repeat(MANY),
        "> ".repeat(MANY) + "a",
        "![[]()".repeat(MANY),
        "[".repeat(MANY) + "[]()".repeat(MANY),
        ("[".repeat(190) + "[]()".repeat(190)).repeat(100),
        "[a](<b".repeat(MANY),
        "[a](b".repeat(MANY),
        "- ".repeat(MANY) + "a",
        nestedList(300),
        backticks(400),
        "<a href=\"".repeat(MANY),
        "<!--".repeat(MANY),
        "<?".repeat(MANY),
        "&".repeat(MANY),
        "|".repeat(MANY) + "\n" + "|-".repeat(MANY),
        "<VV name=\"".repeat(MANY),
        "<VV name='a' ".repeat(MANY),
        "<VV name=\"a-b\">".repeat(MANY),
        "</VV>".repeat(MANY),
        "<VV name=\"a\">".repeat(MANY / 2) + "</VV>".repeat(MANY / 2),
        "<VV name=\"a\"><Ref>".repeat(MANY / 4) + "</VV></Ref>".repeat(MANY / 4),
        "<Ref>".repeat(MANY) + "</VV>".repeat(MANY),
        "<Risk>\n".repeat(MANY / 20),
        "<Risk>\n".repeat(MANY / 20) + "</Risk>\n".repeat(MANY / 20),
        "<Risk " + "a=\"b\" ".repeat(MANY),
        "[a-b]".repeat(MANY),
        "[" + "a-".repeat(MANY) + "]");
  }

  @ParameterizedTest
  @MethodSource("pathological")
  void pathologicalInputStaysBounded(String text) {
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> PlainText.of(BodyParser.parse(text, 0).document()));
  }

  @Test
  void neverThrowsAndKeepsPositionsWithinTheFileWhateverTheText() {
    String[] pieces = {
      "<VV name=\"a-b\" uid=\"\">",
      "</VV>",
      "<Ref name='x'",
      ">",
      "<Risk>",
      "</Risk>",
      "<Risk reason=\"r\">",
      "<Path id=\"p-q\" />",
      "[a-b]",
      "[x](",
      ")",
      "\n",
      "\n\n",
      "\n- ",
      "\n> ",
      "\n1. ",
      "\n## ",
      "\n```\n",
      "\t",
      "    ",
      "*",
      "**",
      "_",
      "`",
      "|",
      "\n|-|-|\n",
      "text ",
      "é€😀",
      "<",
      "&lt;",
      "\r\n",
      "\\",
      "<div>",
      "\u0000",
      "https://a.be ",
      "<!--",
      "-->"
    };
    Random random = new Random(7);
    for (int run = 0; run < 20_000; run++) {
      StringBuilder text = new StringBuilder("---\n");
      for (int i = random.nextInt(30); i > 0; i--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      check(text.toString());
    }
  }

  private static void check(String file) {
    Body body = BodyParser.parse(file, 4);
    Span all = new Span(4, file.length());
    for (Tag tag : body.tags()) {
      assertThat(all.contains(tag.span())).isTrue();
      assertThat(tag.opening().in(file)).startsWith("<" + tag.kind().tagName()).endsWith(">");
      tag.content()
          .ifPresent(content -> assertThat(file.substring(content.end())).startsWith("</"));
      for (Attribute attribute : tag.attributes()) {
        assertThat(attribute.span().in(file)).startsWith(attribute.name() + "=");
      }
    }
    for (Recitation recitation : body.recitations()) {
      assertThat(recitation.span().in(file)).isEqualTo("[" + recitation.name() + "]");
    }
    for (FileProblem problem : body.problems()) {
      assertThat(all.contains(problem.where())).isTrue();
    }
    PlainText.of(body.document());
  }

  private static String nestedList(int depth) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      text.append(" ".repeat(2 * i)).append("* a\n");
    }
    return text.toString();
  }

  private static String backticks(int longest) {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < longest; i++) {
      text.append('e').append("`".repeat(i));
    }
    return text.toString();
  }
}
