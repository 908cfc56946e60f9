package be.becivic.protocol.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class BranchesTest {
  private static final Schemas SCHEMAS = Schemas.load();

  @ParameterizedTest
  @CsvSource({
    "CONCERN, /target_type, /$defs/submission/properties/target_type",
    "CONCERN, /content/scope, /$defs/skill_content/properties/scope",
    "AMENDMENT, /target_type, /$defs/submission/properties/target_type",
    "AMENDMENT, /content/value_type, /$defs/volatile_value_content/properties/value_type",
    "VALIDATION, /target_type, /$defs/submission/properties/target_type",
    "VALIDATION, /verdict, /$defs/submission/properties/verdict",
    "DRAFT, /target_type, /$defs/submission/properties/target_type",
    "RATING, /target_type, /$defs/submission/properties/target_type",
    "ANALYTICS, /event_type, /properties/event_type",
    "PATH_SOURCE, /source_class, /properties/source_class",
    "PATH_SOURCE, /actor/primary, /properties/actor/properties/primary",
    "PATH_SOURCE, /actor/handoff/when, /properties/actor/properties/handoff/properties/when",
  })
  void everyBranchHasFixturesOfBothKinds(SchemaName schema, String place, String discriminator) {
    Set<String> branches = branches(schema, discriminator);

    assertThat(values(place, Fixtures.valid(schema).map(Fixtures.Valid::instance)))
        .as("valid")
        .containsAll(branches);
    assertThat(values(place, Fixtures.invalid(schema).map(Fixtures.Invalid::instance)))
        .as("invalid")
        .containsAll(branches);
  }

  private static Set<String> branches(SchemaName schema, String discriminator) {
    return new JsonMapper()
        .readTree(SCHEMAS.source(schema))
        .at(discriminator)
        .get("enum")
        .valueStream()
        .map(JsonNode::asString)
        .collect(Collectors.toSet());
  }

  private static Set<String> values(String place, Stream<JsonNode> instances) {
    return instances
        .map(instance -> instance.at(place))
        .filter(JsonNode::isString)
        .map(JsonNode::asString)
        .collect(Collectors.toSet());
  }
}
