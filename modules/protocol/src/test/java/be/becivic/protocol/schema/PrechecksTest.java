package be.becivic.protocol.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import be.becivic.protocol.feedback.FeedbackType;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PrechecksTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Schemas SCHEMAS = Schemas.load();
  private static final Prechecks SHAPES =
      new Prechecks(
          Stream.of(SchemaName.values())
              .collect(
                  Collectors.toMap(SchemaName::id, name -> MAPPER.readTree(SCHEMAS.source(name)))));
  private static final int MUTANTS = 300;

  @ParameterizedTest
  @EnumSource
  void everySchemaCompiles(SchemaName schema) {
    assertThat(SHAPES.at(schema.id())).isNotNull();
  }

  @Test
  void whatTheValidatorRefusesIsNeverAdmitted() {
    var random = new Random(20261116);
    for (Fixtures.Valid fixture : Fixtures.valid()) {
      for (int i = 0; i < MUTANTS; i++) {
        JsonNode mutant = Mutants.of(fixture.instance(), random);
        if (SHAPES.admit(fixture.schema().id(), mutant)) {
          assertThat(SCHEMAS.validate(fixture.schema(), mutant)).as("%s", mutant).isEmpty();
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("be.becivic.protocol.schema.Fixtures#invalid")
  void whatAFixtureSaysIsInvalidIsNotAdmitted(Fixtures.Invalid fixture) {
    assertThat(SHAPES.admit(fixture.schema().id(), fixture.instance())).isFalse();
  }

  @Test
  void nearlyAllValidSubmissionsNeedNoValidator() {
    List<Fixtures.Valid> submissions =
        Stream.of(FeedbackType.values()).map(SchemaName::of).flatMap(Fixtures::valid).toList();

    assertThat(submissions)
        .filteredOn(each -> !SHAPES.admit(each.schema().id(), each.instance()))
        .hasSizeLessThan(submissions.size() / 5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'pattrn': 'a'}",
        "{'oneOf': []}",
        "{'type': 'text'}",
        "{'const': {}}",
        "{'properties': {'a': {'items': {'minContains': 1}}}}"
      })
  void aKeywordNobodyImplementedDoesNotCompile(String schema) {
    JsonNode node = MAPPER.readTree(schema.replace('\'', '"'));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PrecheckReader(SHAPES, "https://example.org/").read(node));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'if': {'const': 1}, 'then': false}",
        "{'not': {'const': 1}}",
        "{'anyOf': [{'const': 1}, {'type': 'string'}]}",
        "{'not': {'type': 'integer'}}"
      })
  void aConditionThatCannotBeToldGoesNeitherWay(String schema) {
    var shapes =
        new Prechecks(Map.of("https://example.org/a", MAPPER.readTree(schema.replace('\'', '"'))));

    assertThat(shapes.admit("https://example.org/a", MAPPER.readTree("1.0"))).isFalse();
  }
}
