package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.predicate.Audience;
import be.becivic.protocol.predicate.Profile;
import be.becivic.protocol.region.Nis5;
import java.io.IOException;
import java.io.InputStream;
import java.time.YearMonth;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The server and the script of the pages choose alike: both pass the same vectors. */
class AudienceVectorsTest {
  private static final JsonMapper MAPPER = new JsonMapper();

  @Test
  void theServerAdmitsAsTheVectorsSay() throws IOException {
    JsonNode vectors;
    try (InputStream file =
        AudienceVectorsTest.class.getResourceAsStream("audience-vectors.json")) {
      vectors = MAPPER.readTree(file);
    }
    assertThat(vectors).hasSizeGreaterThan(50);
    for (JsonNode vector : vectors) {
      assertThat(audience(vector.get("audience")).admits(living(vector)))
          .as(vector.toString())
          .isEqualTo(vector.get("admits").asBoolean());
    }
  }

  private static Audience audience(JsonNode json) {
    return switch (Audience.parse(json, "")) {
      case Outcome.Ok<Audience>(Audience audience) -> audience;
      case Outcome.Refused<Audience> refused -> throw new AssertionError(refused);
    };
  }

  private static Profile living(JsonNode vector) {
    String code = vector.get("commune").asString();
    ObjectNode profile = MAPPER.createObjectNode().put("commune_nis5", code);
    profile.put("region", new Nis5(code).region().profileName());
    return Profile.of(profile, YearMonth.of(2026, 11));
  }
}
