package be.becivic.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.predicate.Axis;
import be.becivic.protocol.predicate.Operator;
import be.becivic.protocol.region.CommuneSelector;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is a type in code and an enumeration in a schema says the same in both. */
class AgreementTest {
  private static final Schemas SCHEMAS = Schemas.load();

  @Test
  void capabilities() {
    assertThat(choices(SchemaName.COMMON, "/$defs/capability/enum"))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Capability.values()).map(Capability::wireName).toList());
  }

  @Test
  void statuses() {
    assertThat(choices(SchemaName.COMMON, "/$defs/status/enum"))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Status.values()).map(Status::wireName).toList());
  }

  @Test
  void everyFieldOfAPredicateIsAnAxisAndTheOtherWayRound() {
    List<String> fields = choices(SchemaName.PATH_SOURCE, "/$defs/predicate/properties/field/enum");
    assertThat(fields).allSatisfy(field -> assertThat(Axis.parse(field)).isPresent());
    assertThat(fields).containsAll(Arrays.stream(Axis.values()).map(Axis::wireName).toList());
  }

  @Test
  void operators() {
    assertThat(choices(SchemaName.PATH_SOURCE, "/$defs/predicate/properties/op/enum"))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Operator.values()).map(Operator::wireName).toList());
  }

  @Test
  void groupsOfCommunes() {
    assertThat(
            choices(
                SchemaName.PATH_SOURCE,
                "/properties/audience/properties/communes/items/anyOf/1/enum"))
        .isNotEmpty()
        .allSatisfy(group -> assertThat(CommuneSelector.parse(group)).isPresent());
  }

  private static List<String> choices(SchemaName schema, String pointer) {
    JsonNode document = StrictJson.parseStored(SCHEMAS.source(schema));
    return document.at(pointer).valueStream().map(JsonNode::stringValue).toList();
  }
}
