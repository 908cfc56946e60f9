package be.becivic.protocol.schema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.StrictJson;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class SchemasTest {
  private static final Schemas SCHEMAS = Schemas.load();

  @Test
  void theWordsOfSubmissionsAreThoseTheirSchemasSpellOut() {
    assertThat(SCHEMAS.words())
        .contains("target_type", "skill_quality_stars", "volatile_value", "multi_turn", "stage")
        .doesNotContain("nationality-application", "");
  }

  @Test
  void aMissingMemberIsReportedBeforeAWrongValueAndThatBeforeAnExtraMember() {
    ObjectNode concern = concern();
    concern.put("extra", 1).put("submitted_at", "yesterday").remove("target_id");
    assertThat(check(concern)).contains(Rejection.missing("", "target_id"));

    concern.put("target_id", "some-skill");
    assertThat(check(concern)).contains(Rejection.schema("/submitted_at", "pattern"));

    concern.put("submitted_at", "2026-04-26T14:32:00Z");
    assertThat(check(concern)).contains(Rejection.schema("", "additionalProperties"));
  }

  @Test
  void amongEqualsTheShallowestIsReportedAndThenTheFirstInTheSchema() {
    ObjectNode concern = concern();
    concern.withObject("/content").put("body", 7);
    concern.put("target_id", 7).put("concern_id", 7);
    assertThat(check(concern)).contains(Rejection.schema("/concern_id", "type"));

    concern.remove("submitted_at");
    assertThat(check(concern)).contains(Rejection.missing("", "submitted_at"));
  }

  @Test
  void whatIsInsideARefusedMemberDoesNotMatter() {
    ObjectNode validation = (ObjectNode) Fixtures.valid(SchemaName.VALIDATION, "skill").instance();
    validation.putObject("traversal_metadata").put("outcome", "nonsense");

    assertThat(SCHEMAS.check(SchemaName.VALIDATION, validation))
        .contains(Rejection.schema("/traversal_metadata", "additionalProperties"));
  }

  @Test
  void aNameOnlyTheSubmitterKnowsIsNotRepeated() {
    ObjectNode concern = concern();
    concern.withObject("/context").putObject("applies_to_match").putObject("Jan Peeters");

    assertThat(check(concern))
        .hasValueSatisfying(
            rejection -> assertThat(rejection.pointer()).contains("/context/applies_to_match"));
  }

  @Test
  void lengthsAreCountedInCodePoints() {
    ObjectNode concern = concern();
    concern.withObject("/content").put("body", "\uD83D\uDE00".repeat(500));

    assertThat(check(concern)).isEmpty();
  }

  @Test
  void aHostileAmountOfMistakesIsAnsweredQuickly() {
    ObjectNode concern = concern();
    var capabilities = concern.putArray("declared_capabilities");
    for (int i = 0; i < 300_000; i++) {
      capabilities.add(i);
    }
    concern.withObject("/content").put("body", "a\n".repeat(260_000));

    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(5),
        () ->
            assertThat(check(concern))
                .contains(Rejection.schema("/declared_capabilities/0", "enum")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e90", "-9007199254740993", "12345678901234567890", "1E-90"})
  void aNumberNotEveryReaderHoldsIsRefused(String number) {
    byte[] body = "{\"content\": {\"proposed_value\": %s}}".formatted(number).getBytes(UTF_8);

    assertThat(StrictJson.parse(body).then(node -> Outcome.ok(check(node))))
        .isEqualTo(Outcome.ok(Optional.of(Rejection.schema("/content/proposed_value", "range"))));
  }

  @Test
  void aNumberThatIsNoneIsRefused() {
    ObjectNode concern = concern();
    concern.put("schema_version", Double.NaN);

    assertThat(check(concern)).contains(Rejection.schema("/schema_version", "range"));
  }

  @Test
  void schemasAreSafeToShareBeforeTheyAreWarm() {
    Schemas cold = Schemas.load();

    assertThat(Fixtures.invalid().parallelStream())
        .allMatch(f -> cold.check(f.schema(), f.instance()).equals(Optional.of(f.expected())));
  }

  @Test
  void aPathIsFiledUnderAnId() {
    JsonNode index = Fixtures.valid(SchemaName.PATHS_INDEX, "one-path").instance();
    var paths = (ObjectNode) index.get("paths");
    paths.set("Marriage Certificate", paths.remove("marriage-certificate-belgian"));

    assertThat(SCHEMAS.check(SchemaName.PATHS_INDEX, index))
        .contains(Rejection.schema("/paths", "propertyNames"));
  }

  private static Optional<Rejection> check(JsonNode concern) {
    return SCHEMAS.check(SchemaName.CONCERN, concern);
  }

  private static ObjectNode concern() {
    return (ObjectNode) Fixtures.valid(SchemaName.CONCERN, "skill").instance();
  }
}
