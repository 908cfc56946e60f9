package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A client written before this server asks under the addresses and names it knows. */
class OlderClientTest {
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

  @Test
  void theFormComesByQueryWithWhatIsKnownFilledInAndIsNotKept() {
    HttpResponse<String> plain = server.send(server.request("/api/onboarding-form").GET());
    HttpResponse<String> filled =
        server.send(
            server
                .request(
                    "/api/onboarding-form?skill_id=change-of-address&locale=fr&app=x&mode=full"
                        + "&civil_status=married&region=brussels&commune=Ixelles"
                        + "&pre_selected=%7B%22nationality_situation%22%3A%22EU%22%7D")
                .GET());
    String form = Running.parse(filled.body()).get("form_html").asString();

    assertThat(filled.headers().firstValue("Cache-Control")).contains("no-store");
    assertThat(Running.parse(filled.body()).get("locale_actual").asString()).isEqualTo("fr");
    assertThat(form).isNotEqualTo(Running.parse(plain.body()).get("form_html").asString());
    for (String known : new String[] {"married", "EU", "Brussels-Capital"}) {
      assertThat(form).containsPattern("value=\"" + known + "\"[^>]*(checked|selected)");
    }
    assertThat(form).contains("value=\"Ixelles");
  }

  @Test
  void whatIsNoObjectIsNotFilledIn() {
    JsonNode problem = server.get("/api/onboarding-form?pre_selected=%5B%5D");
    assertThat(problem.get("schema_pointer").asString()).isEqualTo("/pre_selected");
  }

  @Test
  void envelopesAreTakenAtTheirOwnAddresses() {
    ObjectNode envelope = ToolsCase.envelope(ToolsCase.feedback("Clear."));
    JsonNode validated = post("/api/validate-submission", envelope);
    JsonNode staged = post("/api/stage-submission", envelope);

    assertThat(validated.at("/results/0/status").asString()).isEqualTo("validated");
    assertThat(staged.at("/results/0/status").asString()).isEqualTo("staged");
    assertThat(Running.parse(server.post("/api/stage-submission", "[]").body()).get("error"))
        .hasToString("\"schema_fail\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/logo/light.svg", "/logo/dark.svg", "/logo/mark.svg"})
  void theLogoStandsWherePluginsLookForIt(String path) {
    HttpResponse<String> logo = server.send(server.request(path).GET());
    assertThat(logo.statusCode()).isEqualTo(200);
    assertThat(logo.headers().firstValue("Content-Type")).contains("image/svg+xml");
  }

  private static JsonNode post(String path, ObjectNode body) {
    return Running.parse(server.post(path, body.toString()).body());
  }
}
