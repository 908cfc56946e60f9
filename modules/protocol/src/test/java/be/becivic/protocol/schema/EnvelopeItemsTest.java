package be.becivic.protocol.schema;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class EnvelopeItemsTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Schemas SCHEMAS = Schemas.load();
  private static final Set<String> SAID_BY_THE_ENVELOPE =
      Set.of(
          "schema_version",
          "submitted_at",
          "submitting_agent",
          "submission_contract_version",
          "declared_capabilities");

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "ANALYTICS")
  void anItemMayLeaveOutWhatTheEnvelopeSays(FeedbackType type) {
    assertThat(valid(type))
        .allSatisfy(
            item ->
                assertThat(SCHEMAS.checkItem(item.deepCopy().remove(SAID_BY_THE_ENVELOPE)))
                    .isEmpty());
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "ANALYTICS")
  void anItemMayRepeatWhatTheEnvelopeSays(FeedbackType type) {
    assertThat(valid(type)).allSatisfy(item -> assertThat(SCHEMAS.checkItem(item)).isEmpty());
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "ANALYTICS")
  void anItemIsRefusedForTheSameReasonsAsASubmissionOfItsOwn(FeedbackType type) {
    List<Fixtures.Invalid> fixtures =
        Fixtures.invalid(SchemaName.of(type))
            .filter(fixture -> fixture.instance().isObject())
            .filter(fixture -> !fixture.instance().has("type"))
            .filter(
                fixture ->
                    !fixture
                        .expected()
                        .missing()
                        .filter(SAID_BY_THE_ENVELOPE::contains)
                        .isPresent())
            .toList();

    assertThat(fixtures)
        .isNotEmpty()
        .allSatisfy(
            fixture ->
                assertThat(SCHEMAS.checkItem(typed(fixture.instance(), type.wireName())))
                    .as(fixture.name())
                    .contains(fixture.expected()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "observation",
        "skill_amendment",
        "skill_draft",
        "path_validation",
        "analytics",
        ""
      })
  void retiredAndUnknownTypesAreRefused(String type) {
    assertThat(SCHEMAS.checkItem(MAPPER.createObjectNode().put("type", type)))
        .contains(Rejection.schema("/type", "enum"));
  }

  @ParameterizedTest
  @CsvSource({"7, '', type", "'[]', '', type", "'{\"type\": 7}', /type, enum"})
  void whatIsNoItemIsRefused(String json, String pointer, String keyword) {
    assertThat(SCHEMAS.checkItem(MAPPER.readTree(json)))
        .contains(Rejection.schema(pointer, keyword));
  }

  @Test
  void anItemWithoutTypeIsToldSo() {
    assertThat(SCHEMAS.checkItem(MAPPER.createObjectNode()))
        .isEqualTo(Optional.of(Rejection.missing("", "type")));
  }

  @Test
  void onlyAValidationCarriesASessionId() {
    assertThat(
            Stream.of(FeedbackType.values())
                .filter(type -> type != FeedbackType.ANALYTICS)
                .filter(EnvelopeItemsTest::takesSessionId))
        .containsExactly(FeedbackType.VALIDATION);
  }

  private static boolean takesSessionId(FeedbackType type) {
    ObjectNode item = valid(type).findFirst().orElseThrow();
    item.put("session_id", "ses_01890a5d-ac96-774b-bcce-b302099a8001");
    return SCHEMAS.checkItem(item).isEmpty();
  }

  private static Stream<ObjectNode> valid(FeedbackType type) {
    return Fixtures.valid(SchemaName.of(type))
        .map(fixture -> typed(fixture.instance(), type.wireName()));
  }

  private static ObjectNode typed(JsonNode instance, String type) {
    return ((ObjectNode) instance.deepCopy()).put("type", type);
  }
}
