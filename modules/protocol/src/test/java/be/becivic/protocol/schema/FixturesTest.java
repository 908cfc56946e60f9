package be.becivic.protocol.schema;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.Rejection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

class FixturesTest {
  private static final Schemas SCHEMAS = Schemas.load();

  private record Surprise(String fixture, Optional<Rejection> expected, Optional<Rejection> got) {}

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "COMMON")
  void everySchemaAcceptsItsValidInstances(SchemaName schema) {
    assertThat(Fixtures.valid(schema))
        .isNotEmpty()
        .allSatisfy(
            fixture ->
                assertThat(SCHEMAS.check(schema, fixture.instance())).as(fixture.name()).isEmpty());
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "COMMON")
  void everySchemaRefusesItsInvalidInstancesAtThePlaceAndForTheReasonGiven(SchemaName schema) {
    List<Fixtures.Invalid> fixtures = Fixtures.invalid(schema).toList();

    assertThat(fixtures).isNotEmpty();
    assertThat(fixtures.stream().map(this::surprise).flatMap(Optional::stream)).isEmpty();
  }

  private Optional<Surprise> surprise(Fixtures.Invalid fixture) {
    Optional<Rejection> expected = Optional.of(fixture.expected());
    Optional<Rejection> got = SCHEMAS.check(fixture.schema(), fixture.instance());
    return got.equals(expected)
        ? Optional.empty()
        : Optional.of(new Surprise(fixture.name(), expected, got));
  }
}
