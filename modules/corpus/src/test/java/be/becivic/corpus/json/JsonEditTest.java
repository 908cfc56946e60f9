package be.becivic.corpus.json;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.text.LineMap;
import be.becivic.corpus.text.Position;
import be.becivic.protocol.error.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class JsonEditTest {
  private static final String FILE =
      """
      {
        "a": {"x": [1, 2], "y": "é\\"😀"},
        "list": [
          {
            "id": "one"
          }
        ],
        "none": [],
        "empty": {}
      }
      """;

  @Test
  void settingAValueTouchesOnlyItsCharacters() {
    assertThat(set("/a/y", "[\"p\", \"q\"]"))
        .isEqualTo(FILE.replace("\"é\\\"😀\"", "[\n    \"p\",\n    \"q\"\n  ]"));
    assertThat(set("/a/x/1", "7")).isEqualTo(FILE.replace("[1, 2]", "[1, 7]"));
  }

  @Test
  void aNewMemberComesLast() {
    assertThat(set("/list/0/status", "\"alpha\""))
        .isEqualTo(FILE.replace("\"one\"", "\"one\",\n      \"status\": \"alpha\""));
    assertThat(set("/empty/k", "1")).isEqualTo(FILE.replace("{}", "{\n    \"k\": 1\n  }"));
  }

  @Test
  void anItemIsAppended() {
    assertThat(ok(JsonEdit.append(FILE, pointer("/list"), json("{\"id\":\"two\"}"))))
        .isEqualTo(FILE.replace("    }\n  ]", "    },\n    {\n      \"id\": \"two\"\n    }\n  ]"));
    assertThat(ok(JsonEdit.append(FILE, pointer("/none"), json("1"))))
        .isEqualTo(FILE.replace("[]", "[\n    1\n  ]"));
  }

  @Test
  void aPathThatLeadsNowhereIsRefused() {
    assertThat(JsonEdit.set(FILE, pointer("/list/5/x"), json("1")))
        .isInstanceOf(Outcome.Refused.class);
    assertThat(JsonEdit.append(FILE, pointer("/a"), json("1"))).isInstanceOf(Outcome.Refused.class);
    assertThat(JsonEdit.set("{", pointer("/a"), json("1"))).isInstanceOf(Outcome.Refused.class);
  }

  @Test
  void theFileWriterIsTheStyleItKeeps() {
    String written = JsonText.file(json(FILE));

    assertThat(json(written)).isEqualTo(json(FILE));
    assertThat(JsonText.file(json(written))).isEqualTo(written);
    assertThat(written)
        .startsWith("{\n  \"a\": {\n    \"x\": [\n      1,")
        .endsWith("\"empty\": {}\n}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          {"a": 1,}            | 1 | 9
          {"a": 1, "a": 2}     | 1 | 10
          {"a": 1} x           | 1 | 10
          """)
  void whatIsNotJsonIsReportedWhereItBreaks(String text, int line, int column) {
    JsonDocument document = JsonDocument.parse(text);

    assertThat(document.root()).isEmpty();
    int offset = document.problems().getFirst().where().start();
    assertThat(new LineMap(text).position(offset).line()).isEqualTo(line);
    assertThat(new LineMap(text).position(offset).column()).isBetween(column - 1, column + 5);
  }

  @Test
  void pointersAreLocatedAtTheirNameOrNearestAncestor() {
    JsonDocument document = JsonDocument.parse(FILE);
    LineMap lines = new LineMap(FILE);

    assertThat(lines.position(document.locate(pointer("/list/0/id")).start()))
        .isEqualTo(new Position(5, 7));
    assertThat(lines.position(document.locate(pointer("/list/0/missing")).start()))
        .isEqualTo(new Position(4, 5));
    assertThat(document.json()).isEqualTo(json(FILE));
  }

  private static String set(String pointer, String value) {
    return ok(JsonEdit.set(FILE, pointer(pointer), json(value)));
  }

  private static String ok(Outcome<String> outcome) {
    return ((Outcome.Ok<String>) outcome).value();
  }

  private static JsonPointer pointer(String text) {
    return JsonPointer.compile(text);
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }
}
