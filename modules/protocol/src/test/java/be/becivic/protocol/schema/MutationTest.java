package be.becivic.protocol.schema;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.identity.IdentityBan;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class MutationTest {
  private static final Schemas SCHEMAS = Schemas.load();
  private static final IdentityBan BAN = new IdentityBan(SCHEMAS.vocabulary());
  private static final int ROUNDS = 100;

  @Test
  void anyMutationOfAValidInstanceIsAnsweredWithoutEchoingIt() {
    var random = new Random(20260512);
    for (Fixtures.Valid fixture : Fixtures.valid()) {
      for (int round = 0; round < ROUNDS; round++) {
        JsonNode mutant = Mutants.of(fixture.instance(), random);
        for (Rejection rejection : answers(fixture.schema(), mutant)) {
          assertThat(isSafe(rejection, mutant)).as("%s on %s", rejection, mutant).isTrue();
        }
      }
    }
  }

  private static List<Rejection> answers(SchemaName schema, JsonNode mutant) {
    return Stream.of(SCHEMAS.check(schema, mutant), SCHEMAS.checkItem(mutant), BAN.check(mutant))
        .flatMap(Optional::stream)
        .toList();
  }

  private static boolean isSafe(Rejection rejection, JsonNode mutant) {
    String pointer = rejection.pointer().orElseThrow();
    return !mutant.at(pointer).isMissingNode()
        && Stream.of(pointer.split("/")).allMatch(MutationTest::isOurs)
        && rejection.missing().stream().allMatch(SCHEMAS.vocabulary()::knows);
  }

  private static boolean isOurs(String step) {
    return step.isEmpty() || step.matches("[0-9]+") || SCHEMAS.vocabulary().knows(step);
  }
}
