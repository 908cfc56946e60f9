package be.becivic.protocol.predicate;

import static be.becivic.protocol.predicate.Sample.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class PredicateParsingTest {
  private static final JsonMapper JSON = new JsonMapper();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "user.region",
        "user.commune_nis5",
        "user.administration_language",
        "user.civic_status",
        "user.nationality_status",
        "user.residency_status",
        "user.dependents.minor_children_count",
        "user.dependents.adult_dependents_count",
        "user.dependents.spouse_abroad",
        "user.document_inventory.has_eID",
        "user.document_inventory.has_residence_card",
        "user.document_inventory.has_work_permit",
        "user.document_inventory.has_NN",
        "user.document_inventory.has_passport_BE",
        "user.document_inventory.has_passport_other",
        "user.active_procedures",
        "user.transitions_in_progress",
        "user.document_inventory.has_id_card",
        "user.years_legal_residence",
        "user.months_legal_residence",
        "user.legal_residence_since"
      })
  void theseFieldsCanBeAsked(String field) {
    assertThat(Axis.parse(field)).map(Axis::wireName).contains(field);
  }

  @Test
  void theListAboveIsComplete() {
    assertThat(Axis.values()).hasSize(21);
  }

  @Test
  void theRegionOfTheCommuneIsTheRegion() {
    assertThat(Axis.parse("user.commune.region")).contains(Axis.REGION);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "region", "user.", "user.name", "user.has_eid", "user.Region", "user.consent"})
  void noOtherFieldCanBeAsked(String field) {
    assertThat(Axis.parse(field)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{field:user.region, op:eq, value:Brussels-Capital}  | user.region eq Brussels-Capital",
        "{field:user.region, op:eq, value:brussels}          | user.region eq Brussels-Capital",
        "{field:user.commune.region, op:eq, value:brussels}  | user.region eq Brussels-Capital",
        "{field:user.civic_status, op:in, value:[married,divorced]}"
            + " | user.civic_status in [married, divorced]",
        "{field:user.dependents.minor_children_count, op:gte, value:1}"
            + " | user.dependents.minor_children_count gte 1",
        "{field:user.years_legal_residence, op:gte, value:4.5} | user.years_legal_residence gte"
            + " 4.5",
        "{field:user.legal_residence_since, op:lte, value:2021-03}"
            + " | user.legal_residence_since lte 2021-03",
        "{field:user.dependents.spouse_abroad, op:eq, value:true}"
            + " | user.dependents.spouse_abroad eq true",
        "{field:user.active_procedures, op:exists, value:true} | user.active_procedures exists"
      })
  void aPredicateIsReadAndSaysWhatItAsks(String text, String expected) {
    assertThat(Predicate.parse(json(text), ""))
        .isInstanceOfSatisfying(
            Outcome.Ok.class, outcome -> assertThat(outcome.value()).hasToString(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]                                                      | /p         | type",
        "{field:user.region, op:eq, value:brussels, or:[]}       | /p         |"
            + " additionalProperties",
        "{field:user.name, op:eq, value:x}                       | /p/field   | enum",
        "{field:7, op:eq, value:x}                               | /p/field   | enum",
        "{field:user.region, op:ne, value:x}                     | /p/op      | enum",
        "{field:user.region, op:EQ, value:x}                     | /p/op      | enum",
        "{field:user.region, op:null, value:x}                   | /p/op      | enum",
        "{field:user.region, op:gte, value:brussels}             | /p/op      | enum",
        "{field:user.civic_status, op:lte, value:married}        | /p/op      | enum",
        "{field:user.dependents.spouse_abroad, op:gte, value:true} | /p/op    | enum",
        "{field:user.region, op:eq, value:Bruxelles}             | /p/value   | enum",
        "{field:user.region, op:eq, value:1}                     | /p/value   | type",
        "{field:user.region, op:eq, value:[brussels]}            | /p/value   | type",
        "{field:user.region, op:eq, value:null}                  | /p/value   | type",
        "{field:user.region, op:eq, value:{}}                    | /p/value   | type",
        "{field:user.region, op:in, value:brussels}              | /p/value   | type",
        "{field:user.region, op:in, value:[]}                    | /p/value   | minItems",
        "{field:user.region, op:in, value:[brussels,mars]}       | /p/value/1 | enum",
        "{field:user.civic_status, op:in, value:[[married]]}     | /p/value/0 | type",
        "{field:user.civic_status, op:eq, value:zombie}          | /p/value   | enum",
        "{field:user.civic_status, op:in, value:[married,zombie]} | /p/value/1 | enum",
        "{field:user.nationality_status, op:eq, value:be}        | /p/value   | enum",
        "{field:user.administration_language, op:eq, value:EN}   | /p/value   | enum",
        "{field:user.transitions_in_progress, op:eq, value:party} | /p/value  | enum",
        "{field:user.commune_nis5, op:eq, value:Gent}            | /p/value   | enum",
        "{field:user.active_procedures, op:eq, value:My_Move}    | /p/value   | enum",
        "{field:user.document_inventory.has_id_card, op:eq, value:true} | /p/value | type",
        "{field:user.document_inventory.has_id_card, op:eq, value:maybe} | /p/value | enum",
        "{field:user.dependents.spouse_abroad, op:eq, value:1}   | /p/value   | type",
        "{field:user.years_legal_residence, op:gte, value:true}  | /p/value   | type",
        "{field:user.years_legal_residence, op:gte, value:five}  | /p/value   | enum",
        "{field:user.years_legal_residence, op:eq, value:4.5}    | /p/value   | type",
        "{field:user.years_legal_residence, op:in, value:[4,4.5]} | /p/value/1 | type",
        "{field:user.legal_residence_since, op:lte, value:2021}  | /p/value   | type",
        "{field:user.legal_residence_since, op:lte, value:2021-13} | /p/value | enum",
        "{field:user.legal_residence_since, op:lte, value:2021-03-01} | /p/value | enum",
        "{field:user.region, op:exists, value:false}             | /p/value   | const",
        "{field:user.region, op:exists, value:yes}               | /p/value   | const",
        "{field:user.region, op:exists, value:null}              | /p/value   | const"
      })
  void aMalformedPredicateIsRefusedAtItsPlace(String text, String pointer, String keyword) {
    switch (Predicate.parse(json(text), "/p")) {
      case Outcome.Ok<Predicate> _ -> throw new AssertionError("read");
      case Outcome.Refused<Predicate>(Rejection rejection) -> {
        assertThat(rejection.category()).isEqualTo(ErrorCategory.SCHEMA_FAIL);
        assertThat(rejection.pointer()).contains(pointer);
        assertThat(rejection.keyword()).contains(keyword);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theWordsOfAFieldAreThoseOfTheProfile(Axis axis) {
    JsonNode field = JSON.readTree(Schemas.load().source(SchemaName.PROFILE));
    for (String step : axis.wireName().replace("user.", "").split("[.]")) {
      field = field.path("properties").path(step);
    }
    JsonNode listed = field.has("items") ? field.at("/items/enum") : field.path("enum");
    Set<String> words =
        listed.values().stream().map(JsonNode::asString).collect(Collectors.toSet());

    assertThat(axis.kind() == AxisKind.REGION ? Set.of() : words).isEqualTo(axis.words());
  }

  @ParameterizedTest
  @CsvSource({
    "'{op:eq, value:x}', field",
    "'{field:user.region, value:x}', op",
    "'{field:user.region, op:eq}', value",
    "'{}', field"
  })
  void aMissingMemberIsNamed(String text, String missing) {
    assertThat(Predicate.parse(json(text), "/p"))
        .isEqualTo(Outcome.refused(Rejection.missing("/p", missing)));
  }

  @ParameterizedTest
  @EnumSource
  void anOperatorIsReadByItsWireName(Operator op) {
    assertThat(Operator.parse(op.wireName())).contains(op);
  }

  @Test
  void anOperatorCannotBeGivenWhatItDoesNotTake() {
    assertThatThrownBy(() -> new Predicate(Axis.REGION, Operator.GTE, List.of(Scalar.of("x"))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Predicate(Axis.REGION, Operator.EQ, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Predicate(Axis.REGION, Operator.EXISTS, List.of(Scalar.of(true))))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
