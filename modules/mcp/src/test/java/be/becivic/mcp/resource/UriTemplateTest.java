package be.becivic.mcp.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UriTemplateTest {

  @ParameterizedTest
  @CsvSource({
    "x://things/abc, abc",
    "x://things/a-b_c.d~1, a-b_c.d~1",
    "x://things/a%2Fb, a/b",
    "x://things/caf%C3%A9, café",
    "x://things/%F0%9F%98%80, 😀"
  })
  void aVariableIsWhatSimpleExpansionWouldHaveWritten(String uri, String value) {
    assertThat(UriTemplate.of("x://things/{id}").match(uri)).contains(Map.of("id", value));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x://things/",
        "x://things/a/b",
        "x://things/a?b",
        "x://things/a b",
        "x://things/é",
        "x://things/%",
        "x://things/%2",
        "x://things/%FF",
        "X://things/a",
        "y://things/a",
        "x://things/a\n"
      })
  void anAddressOfAnotherShapeDoesNotMatch(String uri) {
    assertThat(UriTemplate.of("x://things/{id}").match(uri)).isEmpty();
  }

  @Test
  void anEndlessAddressDoesNotMatch() {
    assertThat(UriTemplate.of("x://{id}").match("x://" + "a".repeat(5000))).isEmpty();
  }

  @Test
  void severalVariablesKeepTheirOrder() {
    UriTemplate template = UriTemplate.of("x://{place}/things/{id}.json");
    assertThat(template.variables()).containsExactly("place", "id");
    assertThat(template.match("x://here/things/7.json"))
        .contains(Map.of("place", "here", "id", "7"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x://plain", "{id}", "x://{a}{b}", "x://{a}/{a}", "x://{+a}", "x://{a", "x://{}"})
  void onlySimpleTemplatesAreTaken(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> UriTemplate.of(text));
  }
}
