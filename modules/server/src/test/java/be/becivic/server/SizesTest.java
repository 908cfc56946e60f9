package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What an agent has to read stays small enough to be read. */
class SizesTest {
  private static final int ONE_RESULT = 24_000;
  private static final int ONE_PERSON = 60_000;
  private static final String OLDER = "2025-06-18";

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

  /** The way of {@code /agents}, to the letter: find, read, get the papers, report. */
  @ParameterizedTest
  @CsvSource({
    "change-of-address, moving to another house",
    "nationality-application, become Belgian",
    "driving-licence-exchange, exchange my driving licence",
    "birth-registration, register the birth of my child",
    "criminal-record-extract, criminal record certificate",
    "marriage-declaration, getting married"
  })
  void followingTheEntryPageForOnePersonIsShort(String skill, String words) {
    List<String> papers =
        server
            .get("/skills/" + skill + ".json")
            .path("requires_paths")
            .valueStream()
            .map(path -> "/api/paths/" + path.path("id").asString())
            .limit(2)
            .toList();
    List<String> read =
        Stream.of(
                Stream.of(
                    "/agents",
                    "/api/search?type=skill,path&limit=3&q=" + words.replace(' ', '+'),
                    "/skills/" + skill + ".md"),
                papers.stream(),
                Stream.of(
                    "/agents/feedback-template.md",
                    "/scrub-patterns.json",
                    "/agents/submit/concern.md",
                    "/api/ids?type=concern"))
            .flatMap(addresses -> addresses)
            .toList();
    assertThat(read.stream().mapToInt(SizesTest::size).sum()).as("%s", read).isLessThan(ONE_PERSON);
  }

  @Test
  void theListOfToolsIsShort() {
    assertThat(bytes(ask(OLDER, "tools/list", object()))).isLessThan(ONE_RESULT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "find_skill {}",
        "find_skill {'query': 'nationality'}",
        "read_skill {'skill_id': 'nationality-application'}",
        "read_skill {'skill_id': 'nationality-application', 'format': 'source'}",
        "search_corpus {'query': 'marriage'}",
        "get_skill_graph {}",
        "get_path_directory {}",
        "get_path_directory {'ids': ['birth-certificate-belgian']}",
        "get_skill_observations {'skill_id': 'change-of-address'}",
        "find_commune {'query': 'a'}",
        "get_onboarding_form {}",
        "get_onboarding_form {'skill_id': 'nationality-application', 'locale': 'fr'}",
        "mint_ids {'type': 'concern'}"
      })
  void noResultIsLongUnlessItWasAskedFor(String call) {
    int space = call.indexOf(' ');
    ObjectNode params = object().put("name", call.substring(0, space));
    params.set("arguments", Running.read(call.substring(space)));
    JsonNode reply = ask(OLDER, "tools/call", params);

    assertThat(reply.at("/result/isError").booleanValue()).as("%s", reply).isFalse();
    assertThat(bytes(reply)).isLessThan(ONE_RESULT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nationality", "mein Auto ummelden", "s'inscrire à la commune"})
  void whoLooksForASkillReadsLittle(String words) {
    JsonNode found = server.structured("find_skill", "{\"query\": \"" + words + "\"}");
    assertThat(found.get("items")).isNotEmpty();
    assertThat(bytes(found)).isLessThan(9_000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/communes.json?q=liège",
        "/communes.md?q=liège",
        "/communes?q=62063",
        "/api/communes/62063",
        "/api/onboarding-form?skill_id=change-of-address&app=x"
      })
  void whatAnAgentAsksForByNameIsShortOverHttpToo(String address) {
    assertThat(size(address.replace("è", "%C3%A8"))).isLessThan(36_000);
  }

  @Test
  void aLongResultIsSentOnceToThoseWhoseRevisionLooksAtObjects() {
    JsonNode older = ask(OLDER, "tools/call", search());
    JsonNode now = server.ask("tools/call", "search_corpus", search()).get("result");

    assertThat(now.get("structuredContent")).isEqualTo(older.at("/result/structuredContent"));
    assertThat(bytes(now)).isLessThan(bytes(older) * 2 / 3);
  }

  @Test
  void aLongTextComesInPartsThatMakeTheWhole() {
    String whole = server.get("/api/skills/nationality-application").get("body").asString();
    StringBuilder read = new StringBuilder();
    int parts = 1;
    for (int part = 1; part <= parts; part++) {
      JsonNode result =
          server.call(
              "read_skill", "{'skill_id': 'nationality-application', 'part': " + part + "}");
      parts = result.at("/structuredContent/parts").asInt(1);
      read.append(result.at("/content/0/text").asString().replaceAll("\\n\\n\\(Part .*\\)$", ""));
    }
    assertThat(read.toString()).isEqualTo(whole);
  }

  private static ObjectNode search() {
    ObjectNode params = object().put("name", "search_corpus");
    params.putObject("arguments").put("query", "marriage");
    return params;
  }

  private static JsonNode ask(String revision, String method, ObjectNode params) {
    ObjectNode message = object().put("jsonrpc", "2.0").put("id", 1).put("method", method);
    message.set("params", params);
    return Running.parse(
        server
            .send(
                server
                    .request("/mcp")
                    .header("Content-Type", "application/json")
                    .header("MCP-Protocol-Version", revision)
                    .POST(BodyPublishers.ofString(message.toString())))
            .body());
  }

  private static int size(String address) {
    return server
        .send(server.request(address).GET())
        .body()
        .getBytes(StandardCharsets.UTF_8)
        .length;
  }

  private static int bytes(JsonNode json) {
    return json.toString().getBytes(StandardCharsets.UTF_8).length;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
