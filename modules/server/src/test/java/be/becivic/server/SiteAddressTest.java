package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that was told no address links to where it listens, whatever a client calls it. */
class SiteAddressTest {
  @TempDir static Path folder;
  private static Running server;

  @BeforeAll
  static void start() {
    server = Running.in(folder, "site.base-url=");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/skills/change-of-address.md",
        "/agents/manifest.json",
        "/llms.txt",
        "/api/skills",
        "/api/search?q=moving",
        "/openapi.json",
        "/sitemap.xml"
      })
  void linksLeadToTheServerThatAnswers(String path) {
    String own = server.request("/").build().uri().resolve("/").toString().replaceAll("/$", "");
    String text = server.send(server.request(path).GET()).body();

    assertThat(text).contains(own).doesNotContain("https://becivic.be/skills");
    assertThat(text).doesNotContain("https://becivic.be/agents");
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://localhost:6274", "http://127.0.0.1:9"})
  void aPageOfThisMachineMayCallAndRead(String origin) {
    HttpResponse<String> asked =
        server.send(
            server
                .request("/mcp")
                .header("Origin", origin)
                .header("Access-Control-Request-Method", "POST")
                .method("OPTIONS", BodyPublishers.noBody()));
    HttpResponse<String> called = call(origin);

    assertThat(asked.headers().firstValue("Access-Control-Allow-Origin")).contains(origin);
    assertThat(asked.headers().firstValue("Access-Control-Allow-Headers").orElse(""))
        .contains("MCP-Protocol-Version", "Content-Type");
    assertThat(called.statusCode()).isEqualTo(200);
    assertThat(called.headers().firstValue("Access-Control-Allow-Origin")).contains(origin);
  }

  @Test
  void aPageOfAnotherSiteMayNot() {
    HttpResponse<String> called = call("http://evil.example");

    assertThat(called.statusCode()).isEqualTo(403);
    assertThat(called.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
  }

  private static HttpResponse<String> call(String origin) {
    return server.send(
        server
            .request("/mcp")
            .header("Origin", origin)
            .header("Content-Type", "application/json")
            .header("MCP-Protocol-Version", "2025-06-18")
            .POST(
                BodyPublishers.ofString(
                    "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"}")));
  }
}
