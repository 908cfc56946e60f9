package be.becivic.lifecycle.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TextPatchTest {
  private static final JsonNode DOCUMENT =
      new JsonMapper()
          .readTree(
              """
              {"verdict": "reject", "content": {"body": "Ann saw Bob.", "list": ["x", "Cas"]}}\
              """);

  @Test
  void aRedactionTakesTheWordsOutAndTouchesNothingElse() {
    JsonNode patch =
        TextPatch.redaction(
            DOCUMENT,
            List.of(
                new PersonMark("/content/body", 0, 3, ""),
                new PersonMark("/content/body", 8, 11, ""),
                new PersonMark("/content/list/1", 0, 3, "")));
    assertThat(patch.propertyNames()).containsExactly("content");
    assertThat(patch.at("/content/body").stringValue()).isEqualTo("[…] saw […].");
    assertThat(patch.at("/content/list/1").stringValue()).isEqualTo("[…]");
  }

  @Test
  void ofMarksThatOverlapNothingIsLeft() {
    JsonNode patch =
        TextPatch.redaction(
            DOCUMENT,
            List.of(
                new PersonMark("/content/body", 0, 11, ""),
                new PersonMark("/content/body", 8, 11, "")));
    assertThat(patch.at("/content/body").stringValue()).isEqualTo("[…].");
  }

  @Test
  void aMarkBeyondTheTextIsPassedOver() {
    assertThat(TextPatch.redaction(DOCUMENT, List.of(new PersonMark("/verdict", 2, 99, ""))))
        .isEmpty();
  }

  @Test
  void aTextThatIsAlreadySoIsNoChange() {
    assertThat(TextPatch.of(DOCUMENT, Map.of("/verdict", "reject", "/content", "none"))).isEmpty();
  }
}
