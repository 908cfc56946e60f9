package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.server.data.StartFailure;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Two servers on one PostgreSQL: a client need not know which of them it talks to. */
class TwoServersTest {
  @TempDir private static Path folder;
  private static EmbeddedPostgres database;
  private static String store;
  private static String key;
  private static String forge;
  private static Running one;
  private static Running other;

  @BeforeAll
  static void start() throws IOException {
    database = EmbeddedPostgres.builder().start();
    store = "store.url=" + database.getJdbcUrl("postgres", "postgres");
    key = "server.key=" + Base64.getEncoder().encodeToString(new byte[32]);
    forge = "forge.url=" + folder.resolve("corpus.git");
    one = Running.first(folder.resolve("one"), store, key, forge);
    other = Running.first(folder.resolve("other"), store, key, forge);
  }

  @AfterAll
  static void stop() throws IOException {
    other.close();
    one.close();
    database.close();
  }

  @Test
  void aThirdThatDoesNotShareEverythingIsRefused() {
    Path third = folder.resolve("third");
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> Running.first(third, store, key))
        .withMessageContaining("corpus repository");
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> Running.first(third, store, forge))
        .withMessageContaining("key");
  }

  @Test
  void whatOneStagedTheOtherKnowsAndDoesNotStageAgain() {
    ObjectNode feedback = ToolsCase.feedback("The page was clear.").put("mode", "stage");
    JsonNode staged = one.structured("submit_feedback", feedback.toString());
    JsonNode again = other.structured("submit_feedback", feedback.toString());

    String id = feedback.get("feedback_id").stringValue();
    JsonNode state = other.structured("get_current_status", "{'submission_id': '" + id + "'}");
    assertThat(again).isEqualTo(staged);
    assertThat(state.get("state").stringValue()).isEqualTo("staged");
  }

  @Test
  void aConversationThatOneBeganTheOtherGoesOnWith() {
    String hello =
        """
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
          "protocolVersion": "2025-11-25", "capabilities": {},
          "clientInfo": {"name": "test", "version": "1"}}}
        """;
    String list = "{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"tools/list\"}";
    assertThat(Running.parse(one.post("/mcp", hello).body()).has("result")).isTrue();

    assertThat(tools(other, list)).isEqualTo(tools(one, list)).isNotEmpty();
  }

  private static JsonNode tools(Running server, String list) {
    return Running.parse(
            server
                .send(
                    server
                        .request("/mcp")
                        .header("Content-Type", "application/json")
                        .header("Accept", "application/json, text/event-stream")
                        .header("MCP-Protocol-Version", "2025-11-25")
                        .POST(BodyPublishers.ofString(list)))
                .body())
        .at("/result/tools");
  }

  @Test
  void bothReadTheSameAndInTheSameOrder() {
    for (String tool : List.of("find_skill", "get_skill_graph", "get_path_directory")) {
      assertThat(contents(other, tool)).isEqualTo(contents(one, tool));
    }
    assertThat(tools(other)).isEqualTo(tools(one));
  }

  /** Each began with a repository of its own here, so the commits and their times differ. */
  private static JsonNode contents(Running server, String tool) {
    ObjectNode contents = server.structured(tool, "{}").asObject();
    contents.remove(List.of("commit", "generated_at"));
    return contents;
  }

  private static JsonNode tools(Running server) {
    return server.ask("tools/list", "", JsonNodeFactory.instance.objectNode()).at("/result/tools");
  }
}
