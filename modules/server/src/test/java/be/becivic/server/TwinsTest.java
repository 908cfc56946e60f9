package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What is read over HTTP and what a tool says are one. */
class TwinsTest {
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "get_skill_graph | {} | /api/skill-graph",
        "get_graph | {'applies_to': ['nationality']} | /api/skill-graph?applies_to=nationality",
        "get_skill_graph | {'status': ['alpha', 'stable'], 'customer_locale': 'FR'}"
            + " | /api/skill-graph?status=alpha,stable&customer_locale=FR",
        "find_skill | {} | /api/skills?limit=5",
        "find_skill | {'query': 'déménager'} | /api/skills?q=d%C3%A9m%C3%A9nager&limit=5",
        "find_skill | {'topic': ['housing'], 'limit': 1} | /api/skills?topic=housing&limit=1",
        "find_skill | {'category': ['meta']} | /api/skills?category=meta",
        "read_skill | {'skill_id': 'change-of-address'} | /api/skills/change-of-address",
        "read_skill | {'skill_id': 'change-of-address', 'format': 'json'}"
            + " | /api/skills/change-of-address?format=json",
        "read_skill | {'skill_id': 'change-of-address', 'format': 'source'}"
            + " | /api/skills/change-of-address?format=source",
        "search_corpus | {'query': 'marriage', 'type': ['path', 'skill'], 'limit': 3}"
            + " | /api/search?q=marriage&type=path,skill&limit=3",
        "get_path_directory | {} | /api/paths?view=summary",
        "get_path_directory | {'view': 'full'} | /api/paths",
        "find_commune | {'query': 'gent'} | /api/communes?q=gent",
        "get_path_directory | {'theme': ['family'], 'sources': false}"
            + " | /api/paths?theme=family&sources=false",
        "get_path_directory | {'ids': ['birth-certificate-belgian']}"
            + " | /api/paths/birth-certificate-belgian",
        "get_skill_observations | {'skill_id': 'change-of-address', 'include': 'cited'}"
            + " | /api/skills/change-of-address/observations?include=cited",
        "get_current_status | {'target_type': 'skill', 'target_id': 'change-of-address'}"
            + " | /api/skills/change-of-address/lifecycle",
        "get_current_status | {'target_type': 'volatile_value', 'target_id': 'val-00001'}"
            + " | /api/volatile-values/val-00001/lifecycle"
      })
  void aToolAndItsTwinSayTheSame(String tool, String arguments, String path) {
    JsonNode result = server.call(tool, arguments);

    assertThat(result.get("isError").booleanValue()).as(result.toString()).isFalse();
    ObjectNode twin = server.get(path).asObject();
    if (twin.has("format")) {
      assertThat(result.at("/content/0/text")).isEqualTo(twin.remove("body"));
    }
    assertThat(result.get("structuredContent")).isEqualTo(twin);
  }

  @Test
  void theFormIsTheSameOverBoth() {
    String request =
        "{'skill_id': 'change-of-address', 'app': 'x', 'locale': 'nl', 'mode': 'full',"
            + " 'pre_selected': {'region': 'flanders', 'whatever': 1}}";
    HttpResponse<String> posted =
        server.post("/api/onboarding-form", Running.read(request).toString());

    assertThat(posted.headers().firstValue("Cache-Control")).contains("no-store");
    assertThat(server.structured("get_onboarding_form", request))
        .isEqualTo(Running.parse(posted.body()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "read_skill | {'skill_id': 'no-such-skill'} | /api/skills/no-such-skill",
        "get_path_directory | {'ids': ['no-such-path']} | /api/paths/no-such-path",
        "get_path_directory | {'status': ['draft'], 'ids': ['birth-certificate-belgian']}"
            + " | /api/paths?status=draft&ids=birth-certificate-belgian",
        "get_skill_observations | {'skill_id': 'no-such-skill'}"
            + " | /api/skills/no-such-skill/observations",
        "get_current_status | {'target_type': 'skill', 'target_id': 'no-such-skill'}"
            + " | /api/skills/no-such-skill/lifecycle"
      })
  void aToolAndItsTwinRefuseAlike(String tool, String arguments, String path) {
    assertThat(server.refused(tool, arguments)).isEqualTo(server.get(path));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/skill-graph?applies_to=everything",
        "/api/skill-graph?status=quarantined",
        "/api/skill-graph?customer_locale=ES",
        "/api/skills?topic=everything",
        "/api/skills?limit=0",
        "/api/skills?limit=51",
        "/api/skills/change-of-address?format=pdf",
        "/api/search",
        "/api/search?q=x&type=everything",
        "/api/paths?sources=some",
        "/api/paths?applies_to=married"
      })
  void whatIsNotAmongTheChoicesIsRefused(String path) {
    assertThat(server.get(path).path("error").asString("")).isEqualTo("schema_fail");
  }

  @Test
  void theGraphFitsItsSchemaAndAlwaysHoldsTheFloor() {
    JsonNode graph = server.get("/api/skill-graph?applies_to=nationality&status=beta");

    assertThat(Schemas.load().check(SchemaName.SKILL_GRAPH, graph)).isEmpty();
    assertThat(graph.get("nodes").valueStream().map(node -> node.get("id").asString()))
        .contains("meta-no-skill-fallback", "nationality-application")
        .doesNotContain("change-of-address");
  }

  @Test
  void aProfileChangesNothing() {
    assertThat(server.structured("get_skill_graph", "{'profile_match': {'region': 'Flanders'}}"))
        .isEqualTo(server.get("/api/skill-graph"))
        .isEqualTo(server.get("/api/skill-graph?profile_match=%7B%22region%22%3A%22x%22%7D"));
  }

  @Test
  void wordsFindTheSkillAndNothingFallsToTheFloor() {
    JsonNode found = server.structured("find_skill", "{'query': 'I am moving to another house'}");
    JsonNode nothing = server.structured("find_skill", "{'query': 'zzzqqq'}");

    assertThat(found.at("/items/0/id").asString()).isEqualTo("change-of-address");
    assertThat(nothing.get("items")).isEmpty();
    assertThat(nothing.at("/fallback/id").asString()).isEqualTo("meta-no-skill-fallback");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mein Auto ummelden | | Das Auto mitbringen und ein belgisches Kennzeichen bekommen",
        "mein Auto ummelden | en | Bring your car and get a Belgian number plate",
        "importer ma voiture | | Importer sa voiture et obtenir une plaque belge"
      })
  void titlesComeInTheLanguageAskedForElseInThatOfTheWords(
      String words, String language, String title) {
    String asked =
        "q=" + words.replace(' ', '+') + (language == null ? "" : "&lang=" + language) + "&limit=3";

    assertThat(server.get("/api/search?" + asked).at("/results/0/title").asString())
        .isEqualTo(title);
    assertThat(server.get("/api/skills?" + asked).at("/items/0/title").asString()).isEqualTo(title);
  }

  @Test
  void whatIsFoundSaysWhereToReadOn() {
    JsonNode found = server.get("/api/search?q=divorce&type=skill,path&limit=2");

    assertThat(found.at("/results").findValuesAsString("read_url"))
        .hasSize(2)
        .allMatch(url -> url.endsWith(".md"));
    assertThat(found.get("languages").size()).isEqualTo(4);
    assertThat(found.has("advice")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"jak zarejestrować się w gminie", "换工作 单一许可", "declaração de nascimento"})
  void wordsInAnotherLanguageGetTheAdviceToTranslateThem(String words) {
    String asked = URLEncoder.encode(words, StandardCharsets.UTF_8);
    JsonNode nothing = server.get("/api/search?q=" + asked);

    assertThat(nothing.get("verdict").asString()).isEqualTo("nothing_fits");
    assertThat(nothing.get("advice").asString()).contains("translate");
  }

  @Test
  void listsGoOnWhereTheyStopped() {
    JsonNode page = server.get("/api/skills");
    JsonNode rest = server.get("/api/skills?after=" + page.get("next").asString());
    JsonNode first = server.get("/api/skills?limit=2");
    JsonNode second = server.get("/api/skills?limit=2&after=" + first.get("next").asString());

    assertThat(first.get("items").get(1)).isEqualTo(page.get("items").get(1));
    assertThat(second.get("items").get(0)).isEqualTo(page.get("items").get(2));
    assertThat(rest.get("items")).isNotEmpty();
    assertThat(rest.get("next").isNull()).isTrue();
  }

  @Test
  void pathsThatSayNothingOfAnAxisStay() {
    List<String> married = ids("/api/paths?applies_to=civic_status:married");
    List<String> single = ids("/api/paths?applies_to=civic_status:single");

    assertThat(married).containsAll(single).hasSizeGreaterThan(single.size());
    assertThat(single).isNotEmpty();
  }

  @Test
  void anAnswerMayBeKeptForAMinuteAndIsKnownAgain() {
    HttpResponse<String> first = server.send(server.request("/api/skill-graph").GET());
    String tag = first.headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> again =
        server.send(server.request("/api/skill-graph").header("If-None-Match", tag).GET());

    assertThat(first.headers().firstValue("Cache-Control"))
        .contains("public, max-age=60, s-maxage=60");
    assertThat(again.statusCode()).isEqualTo(304);
  }

  @Test
  void aSkillIsReadAsTextWithItsCommitAndItsCautions() {
    JsonNode result = server.call("read_skill", "{'skill_id': 'change-of-address'}");
    JsonNode skill = result.get("structuredContent");

    assertThat(result.at("/content/0/text").asString())
        .contains("# Declare a change of address", "8 working");
    assertThat(skill.has("body")).isFalse();
    assertThat(skill.get("commit").asString()).matches("[0-9a-f]{40}");
    assertThat(skill.get("banners")).isNotEmpty();
    assertThat(skill.get("observations_untrusted").booleanValue()).isTrue();
    assertThat(skill.get("observations_block").isObject()).isTrue();
  }

  private static List<String> ids(String path) {
    return server
        .get(path)
        .get("paths")
        .valueStream()
        .map(each -> each.get("id").asString())
        .toList();
  }
}
