package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Codings, tags, conditions and other sites' pages, as browsers and caches expect them. */
class HttpSemanticsTest {
  private static final String FOREIGN = "https://elsewhere.example";

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
  @ValueSource(
      strings = {"/api/paths", "/openapi.json", "/skills", "/communes.json", "/skills/index.json"})
  void aLongAnswerIsPackedForThoseWhoTakeItAndSaysThatItVaries(String path) throws Exception {
    HttpResponse<byte[]> plain = bytes(server.request(path));
    HttpResponse<byte[]> packed = bytes(server.request(path).header("Accept-Encoding", "gzip"));

    assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes())
        .isEqualTo(plain.body());
    assertThat(packed.body().length).isLessThan(plain.body().length / 2);
    for (HttpResponse<byte[]> answer : List.of(plain, packed)) {
      assertThat(answer.headers().firstValue("Vary").orElse("")).contains("Accept-Encoding");
    }
    assertThat(packed.headers().firstValue("ETag"))
        .isNotEqualTo(plain.headers().firstValue("ETag"));
  }

  @Test
  void callsOfToolsArePackedToo() throws Exception {
    HttpResponse<byte[]> answer =
        bytes(
            server
                .request("/mcp")
                .header("Accept-Encoding", "gzip")
                .header("Content-Type", "application/json")
                .header("MCP-Protocol-Version", "2025-06-18")
                .POST(
                    BodyPublishers.ofString(
                        "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/list\"}")));
    assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "gzip;q=0", "br", "identity, *;q=0", "gzip;q=0, *"})
  void whoeverDoesNotTakeItGetsItPlain(String accepted) throws Exception {
    HttpResponse<byte[]> answer =
        bytes(server.request("/api/paths").header("Accept-Encoding", accepted));
    assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "/api/skill-graph,",
    "/api/skill-graph,gzip",
    "/skills/change-of-address,",
    "/openapi.json,gzip"
  })
  void whatIsKnownIsNotSentAgainAndWhatIsOtherwiseIsRefused(String path, String coding)
      throws Exception {
    String accepted = coding == null ? "identity" : coding;
    String tag =
        bytes(server.request(path).header("Accept-Encoding", accepted))
            .headers()
            .firstValue("ETag")
            .orElseThrow();

    assertThat(status(path, accepted, "If-None-Match", tag)).isEqualTo(304);
    assertThat(status(path, accepted, "If-None-Match", "\"x\", W/" + tag)).isEqualTo(304);
    assertThat(status(path, accepted, "If-None-Match", "\"x\"")).isEqualTo(200);
    assertThat(status(path, accepted, "If-Match", tag)).isEqualTo(200);
    assertThat(status(path, accepted, "If-Match", "*")).isEqualTo(200);
    assertThat(status(path, accepted, "If-Match", "\"x\"")).isEqualTo(412);
  }

  @Test
  void nothingIsTakenOnAConditionThatCannotBeMet() {
    HttpResponse<String> answer =
        server.send(
            server
                .request("/api/feedback-channel")
                .header("Content-Type", "application/json")
                .header("If-Match", "\"x\"")
                .POST(BodyPublishers.ofString(ToolsCase.feedback("Clear.").toString())));
    assertThat(answer.statusCode()).isEqualTo(412);
    assertThat(Running.parse(answer.body()).get("error").asString())
        .isEqualTo("precondition_failed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/skills",
        "/api/skills/none",
        "/skills/change-of-address.md",
        "/openapi.json",
        "/communes.json",
        "/api/search?limit=0"
      })
  void pagesOfOtherSitesMayReadWhatEveryoneMay(String path) {
    HttpResponse<String> answer = server.send(server.request(path).header("Origin", FOREIGN).GET());
    assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).contains("*");
  }

  @Test
  void pagesOfOtherSitesMayNeitherHandInNorSeeTheInside() {
    for (String path :
        new String[] {"/metrics", "/healthz", "/desk/login", "/api/_internal/review"}) {
      HttpResponse<String> answer =
          server.send(server.request(path).header("Origin", FOREIGN).GET());
      assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).as(path).isEmpty();
    }
    HttpResponse<String> asked =
        server.send(
            server
                .request("/api/concerns")
                .header("Origin", FOREIGN)
                .header("Access-Control-Request-Method", "POST")
                .method("OPTIONS", BodyPublishers.noBody()));
    assertThat(asked.headers().firstValue("Access-Control-Allow-Methods")).contains("GET, HEAD");
    assertThat(
            server.post("/api/concerns", "{}").headers().firstValue("Access-Control-Allow-Origin"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/mcp | 204 | POST, OPTIONS",
        "/api/ids | 204 | GET, HEAD, OPTIONS",
        "/api/concerns | 204 | GET, HEAD, POST, OPTIONS",
        "/api/nothing/at/all | 404 |"
      })
  void optionsTellsWhatAnAddressTakes(String path, int status, String allow) {
    HttpResponse<String> answer =
        server.send(server.request(path).method("OPTIONS", BodyPublishers.noBody()));
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Allow").orElse(null)).isEqualTo(allow);
  }

  @ParameterizedTest
  @CsvSource({
    "/skills/,/skills",
    "/api/skills/?limit=1,/api/skills?limit=1",
    "/mcp/,/mcp",
    "/agents/,/agents"
  })
  void aFinalSlashIsForgiven(String path, String place) throws Exception {
    HttpResponse<byte[]> answer = bytes(server.request(path));
    assertThat(answer.statusCode()).isEqualTo(308);
    assertThat(answer.headers().firstValue("Location")).contains(place);
  }

  @ParameterizedTest
  @CsvSource({
    "GET,/communes/11007,/communes#antwerpen",
    "HEAD,/communes/borsbeek?lang=nl,/communes?lang=nl#antwerpen"
  })
  void aFormerCommuneLeadsToTheOneThereIsNow(String method, String path, String place)
      throws Exception {
    HttpResponse<byte[]> answer =
        bytes(server.request(path).method(method, BodyPublishers.noBody()));
    assertThat(answer.statusCode()).isEqualTo(301);
    assertThat(answer.headers().firstValue("Location")).contains(place);
    assertThat(answer.body()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "/api/skills/change-of-address/observations,30",
    "/api/skill-graph,60",
    "/api/paths,60"
  })
  void sharedCachesMayKeepAnAnswerAsLongAsClients(String path, int seconds) {
    assertThat(server.send(server.request(path).GET()).headers().firstValue("Cache-Control"))
        .contains("public, max-age=" + seconds + ", s-maxage=" + seconds);
  }

  private static int status(String path, String coding, String name, String value)
      throws Exception {
    return bytes(server.request(path).header("Accept-Encoding", coding).header(name, value))
        .statusCode();
  }

  /** As it is sent: nothing is unpacked, no redirect followed. */
  private static HttpResponse<byte[]> bytes(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request.build(), BodyHandlers.ofByteArray());
    }
  }
}
