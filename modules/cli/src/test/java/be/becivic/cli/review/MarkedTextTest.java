package be.becivic.cli.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MarkedTextTest {
  private static final JsonMapper JSON = new JsonMapper();
  private static final JsonNode DOCUMENT =
      JSON.readTree(
          """
          {"verdict": "reject", "content": {"body": "Ann saw Bob.", "list": ["x", "Cas"]}}\
          """);
  private static final JsonNode MARKS =
      JSON.readTree(
          """
          [{"pointer": "/content/body", "start": 0, "end": 3},
           {"pointer": "/content/body", "start": 8, "end": 11},
           {"pointer": "/content/list/1", "start": 0, "end": 3}]\
          """);

  @Test
  void everyMarkedPlaceIsHighlighted() {
    JsonNode shown = MarkedText.highlight(DOCUMENT, MARKS);
    assertThat(shown.at("/content/body").stringValue()).isEqualTo(">>Ann<< saw >>Bob<<.");
    assertThat(shown.at("/content/list/1").stringValue()).isEqualTo(">>Cas<<");
  }

  @Test
  void aMarkBeyondTheTextIsPassedOver() {
    JsonNode beyond = JSON.readTree("[{\"pointer\": \"/verdict\", \"start\": 2, \"end\": 99}]");
    assertThat(MarkedText.highlight(DOCUMENT, beyond)).isEqualTo(DOCUMENT);
  }

  @Test
  void whatSomebodyElseWroteCannotSteerATerminal() {
    assertThat(SafeText.of("a\u001b[31mb\u202ec\r\nd\té"))
        .isEqualTo("a\uFFFD[31mb\uFFFDc\uFFFD\nd\té");
  }
}
