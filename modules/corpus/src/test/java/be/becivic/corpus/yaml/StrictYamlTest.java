package be.becivic.corpus.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.LineMap;
import be.becivic.corpus.text.Position;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

class StrictYamlTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "yes",
        "no",
        "on",
        "off",
        "True",
        "Null",
        "~",
        "010",
        "0x1F",
        "1_000",
        "2026-05-12"
      })
  void whatYaml11WouldConvertStaysText(String text) {
    JsonNode value = parse("a: " + text + "\n").json().get("a");

    assertThat(value.isString()).isTrue();
    assertThat(value.stringValue()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"true,true", "false,false", "null,null", "12,12", "-3,-3", "0.1,0.1", "1e3,1E+3"})
  void jsonScalarsAreTyped(String text, String json) {
    assertThat(parse("a: " + text + "\n").json().get("a").toString()).isEqualTo(json);
  }

  @Test
  void quotedScalarsAreText() {
    assertThat(parse("a: '12'\nb: \"true\"\n").json().toString())
        .isEqualTo("{\"a\":\"12\",\"b\":\"true\"}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a: &x 1          | 1 | 4  | anchor
          a: *x            | 1 | 4  | alias
          a: !!int 1       | 1 | 4  | tag
          a: !own {b: 1}   | 1 | 4  | tag
          a: 1\\na: 2      | 2 | 1  | appears twice
          a: 1\\n---\\nb: 2 | 2 | 1 | second YAML document
          ? [a, b]\\n: c   | 1 | 3  | field name
          - a              | 1 | 1  | not a mapping
          a: [1, 2         | 1 | 9  | not valid YAML
          a: b: c          | 1 | 5  | not valid YAML
          """)
  void refusesWithLineAndColumn(String escaped, int line, int column, String reason) {
    String text = escaped.replace("\\n", "\n");

    YamlDocument document = parse(text);

    assertThat(document.problems()).hasSize(1);
    FileProblem problem = document.problems().getFirst();
    assertThat(problem.message()).contains(reason);
    assertThat(new LineMap(text).position(problem.where().start()))
        .isEqualTo(new Position(line, column));
  }

  @Test
  void refusesADirectiveAndAnEmptyDocument() {
    assertThat(parse("%YAML 1.2\n---\na: b\n").problems()).hasSize(1);
    assertThat(parse("# nothing\n").problems()).hasSize(1);
  }

  @Test
  void nestingIsBounded() {
    YamlDocument document = parse("a: " + "[".repeat(60) + "]".repeat(60) + "\n");

    assertThat(document.problems())
        .extracting(FileProblem::message)
        .containsExactly("The frontmatter is nested too deeply.");
  }

  @Test
  void numbersAreBounded() {
    assertThat(parse("a: " + "9".repeat(65) + "\n").problems()).hasSize(1);
    assertThat(parse("a: 1e999\n").problems()).hasSize(1);
    assertThat(parse("a: 9007199254740993\n").json().get("a").longValue())
        .isEqualTo(9007199254740993L);
  }

  @Test
  void valuesKnowTheirExactCharacters() {
    String text = "a: 😀 yes # c\nlist:\n  - one\n  - 'two'\nblock: |\n  x\n  y\n\nlast: [1, 2]\n";
    YamlDocument document = parse(text);

    assertThat(at(document, "/a", text)).isEqualTo("😀 yes");
    assertThat(at(document, "/list", text)).isEqualTo("- one\n  - 'two'");
    assertThat(at(document, "/list/1", text)).isEqualTo("'two'");
    assertThat(at(document, "/block", text)).isEqualTo("|\n  x\n  y");
    assertThat(at(document, "/last", text)).isEqualTo("[1, 2]");
  }

  @Test
  void offsetsCountFromTheFile() {
    YamlDocument document = StrictYaml.parse("a: b\n", 4);

    assertThat(document.find(JsonPointer.compile("/a")).orElseThrow().span().start()).isEqualTo(7);
  }

  @Test
  void aPointerIsLocatedAtItsKeyOrNearestAncestor() {
    String text = "a:\n  b: 1\nc: [x]\n";
    YamlDocument document = parse(text);

    assertThat(document.locate(JsonPointer.compile("/a/b")).in(text)).isEqualTo("b");
    assertThat(document.locate(JsonPointer.compile("/a/missing")).in(text)).isEqualTo("a");
    assertThat(document.locate(JsonPointer.compile("/c/0")).in(text)).isEqualTo("x");
    assertThat(document.locate(JsonPointer.compile("/missing")).start()).isZero();
  }

  @Test
  void neverThrowsWhateverTheText() {
    String alphabet = "ab: -[]{}#&*!|>'\"%@`\n\t\r,?~0😀\u0000\uFEFF<";
    Random random = new Random(20261115);
    for (int run = 0; run < 20_000; run++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(40); i > 0; i--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      YamlDocument document = parse(text.toString());
      document.json();
      for (FileProblem problem : document.problems()) {
        assertThat(problem.where().end()).isLessThanOrEqualTo(text.length());
      }
    }
  }

  private static YamlDocument parse(String text) {
    return StrictYaml.parse(text, 0);
  }

  private static String at(YamlDocument document, String pointer, String text) {
    return document.find(JsonPointer.compile(pointer)).orElseThrow().span().in(text);
  }
}
