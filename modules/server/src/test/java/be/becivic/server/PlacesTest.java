package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.region.Region;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Communes and regions are understood by every name they have. */
class PlacesTest {
  @TempDir static Path folder;
  private static Running server;

  @BeforeAll
  static void start() {
    server = Running.in(folder);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static List<String> names() {
    return Region.allNames();
  }

  @ParameterizedTest
  @MethodSource("names")
  void aRegionIsTakenByAnyOfItsNames(String name) {
    String canonical = Region.parse(name).orElseThrow().catalogueName();
    assertThat(server.get("/api/paths?view=summary&applies_to=region:" + name).get("paths"))
        .isEqualTo(
            server.get("/api/paths?view=summary&applies_to=regions:" + canonical).get("paths"));
    assertThat(server.get("/api/concerns?scope=regional-specific&specifier=" + name).has("items"))
        .isTrue();
    assertThat(tried(concern(name, name)).path("status").asString("")).isEqualTo("validated");
  }

  @ParameterizedTest
  @CsvSource({
    "Mars, wallonia, schema_fail, /context/region",
    "brussels, Mars, cross_ref_fail, /content/specifier"
  })
  void anotherNameIsRefusedWithThoseThereAre(
      String region, String specifier, String error, String pointer) {
    JsonNode problem = tried(concern(region, specifier));
    assertThat(problem.get("error").asString()).isEqualTo(error);
    assertThat(problem.get("schema_pointer").asString()).isEqualTo(pointer);
    assertThat(problem.get("allowed").valueStream().map(JsonNode::asString))
        .containsExactlyInAnyOrderElementsOf(Region.allNames());
  }

  @Test
  void onlyPathsWithASourceForTheRegionAreListed() {
    assertThat(server.get("/api/paths?applies_to=region:not-in-belgium-yet").get("paths").size())
        .isLessThan(server.get("/api/paths").get("paths").size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/communes/63023", "/api/communes/eupen"})
  void aCommuneIsFoundByItsCodeAndSaysItsRegionInBothVocabularies(String path) {
    JsonNode commune = server.get(path);
    assertThat(commune).isEqualTo(server.get("/api/communes?q=63023").at("/communes/0"));
    assertThat(commune.get("region").asString()).isEqualTo("wallonia");
    assertThat(commune.get("profile_region").asString()).isEqualTo("German-speaking-community");
  }

  @Test
  void aCommuneThatIsNotThereIsNotFoundAndInAConcernIsRefusedWithWhereToLook() {
    assertThat(server.get("/api/communes/99999").get("error").asString()).isEqualTo("not_found");
    ObjectNode concern = concern("brussels", "brussels");
    concern.withObject("/context").put("commune", "99999");
    assertThat(tried(concern).get("hint").asString()).contains("/api/communes?q=");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/communes.json?q=", "/communes.json?q=luik", "/communes.json?q=62063"})
  void theListAnswersAQuery(String path) {
    List<String> slugs =
        server
            .get(path)
            .get("communes")
            .valueStream()
            .map(each -> each.get("slug").asString())
            .toList();
    if (path.endsWith("=")) {
      assertThat(slugs).hasSizeGreaterThan(500);
    } else {
      assertThat(slugs).containsExactly("liege");
    }
  }

  private static ObjectNode concern(String region, String specifier) {
    ObjectNode concern = ToolsCase.feedback("").put("schema_version", 4);
    concern.remove(List.of("feedback_id", "topic", "body"));
    concern
        .put("concern_id", server.get("/api/ids?type=concern").at("/ids/0").asString())
        .put("target_type", "skill")
        .put("target_id", "change-of-address");
    concern.putObject("context").put("language_used", "fr").put("region", region);
    concern
        .putObject("content")
        .put("scope", "regional-specific")
        .put("specifier", specifier)
        .put("body", "The counter asks for a second proof of the new address.")
        .put("evidence_date", LocalDate.now(ZoneOffset.UTC).toString())
        .put("evidence_source", "customer-report");
    return concern;
  }

  private static JsonNode tried(ObjectNode concern) {
    return Running.parse(server.post("/api/concerns?dry_run=1", concern.toString()).body());
  }
}
