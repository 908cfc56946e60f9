package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Strangers who change the same thing wait for one another, and nobody can fill the line. */
class TurnsTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @TempDir static Path folder;
  private static Running server;

  @BeforeAll
  static void start() {
    server = Running.soon(folder, "limits.before-maintainer=2", "http.trusted-proxies=127.0.0.0/8");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void theSecondWaitsIsSeenWaitingAndGoesOnWhenTheFirstIsVouchedFor() throws IOException {
    String first = handIn("192.0.2.1", value("val-00001", 1030));
    await(() -> state(first).equals("committed"));
    String second = handIn("192.0.2.2", value("val-00001", 1040));
    await(() -> server.get(second).has("waits"));
    assertThat(state(second)).isEqualTo("staged");
    assertThat(server.get(second).at("/waits/for").asString()).isEqualTo("another_change");
    assertThat(entry().toString()).contains("1030").doesNotContain("1040");

    HttpResponse<String> third = submit("192.0.2.2", value("val-00001", 1050));
    assertThat(third.statusCode()).isEqualTo(429);
    JsonNode problem = Running.parse(third.body());
    assertThat(problem.get("error").asString()).isEqualTo("rate_limit_exceeded");
    assertThat(problem.get("hint").asString()).contains("Cancel it");
    assertThat(third.headers().firstValue("Retry-After")).isPresent();
    assertThat(third.body()).doesNotContain("1050");

    assertThat(vouch("val-00001").statusCode()).isEqualTo(200);
    await(() -> state(second).equals("committed"));
    assertThat(entry().path("value").asInt()).isEqualTo(1030);
    assertThat(entry().get("under_review").toString()).contains("1040");
    assertThat(vouch("val-00002").statusCode()).as("nothing is under review").isEqualTo(400);
  }

  @Test
  void aNetworkHasSoManyThingsBeforeAMaintainer() {
    String odd = handIn("192.0.2.9", value("val-00002", 900_000));
    String odder = handIn("192.0.2.9", value("val-00004", 900_000));
    await(() -> state(odd).equals("ner_held_for_review"));
    await(() -> state(odder).equals("ner_held_for_review"));
    HttpResponse<String> refused = submit("192.0.2.9", value("val-00003", 900_000));
    assertThat(refused.statusCode()).as(refused.body()).isEqualTo(429);
    assertThat(Running.parse(refused.body()).get("hint").asString()).contains("maintainer");
    assertThat(submit("192.0.2.10", value("val-00003", 900_000)).statusCode()).isEqualTo(201);
  }

  private static JsonNode entry() {
    return server.get("/api/volatile-values/val-00001");
  }

  private static String state(String address) {
    return server.get(address).get("state").asString();
  }

  private static String handIn(String from, ObjectNode amendment) {
    HttpResponse<String> answer = submit(from, amendment);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return "/api/amendments/" + amendment.get("amendment_id").asString();
  }

  private static HttpResponse<String> submit(String from, ObjectNode amendment) {
    return server.send(
        server
            .request("/api/amendments")
            .header("Content-Type", "application/json")
            .header("X-Forwarded-For", from)
            .POST(BodyPublishers.ofString(amendment.toString())));
  }

  private static HttpResponse<String> vouch(String value) throws IOException {
    String operator = Files.readString(folder.resolve("data/operator.token")).strip();
    ObjectNode body =
        Running.read("{'confirm': true, 'action': 'vouch', 'target_type': 'volatile_value'}");
    return server.send(
        server
            .request("/api/_internal/review")
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + operator)
            .POST(BodyPublishers.ofString(body.put("target_id", value).toString())));
  }

  private static ObjectNode value(String uid, int proposed) {
    UUID random = UUID.randomUUID();
    long time = System.currentTimeMillis() << 16 | 0x7000 | random.getMostSignificantBits() & 0xFFF;
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 4)
            .put("amendment_id", "amd_" + new UUID(time, random.getLeastSignificantBits()))
            .put("submitted_at", Instant.now().toString())
            .put("submitting_agent", "test-agent/1.0")
            .put("submission_contract_version", "2.1.0")
            .put("target_type", "volatile_value")
            .put("target_id", uid)
            .put("rationale", "The counter says so.");
    for (String capability :
        List.of("multi_turn", "structured_output", "web_fetch", "tool_execution", "file_read")) {
      json.withArray("declared_capabilities").add(capability);
    }
    json.putObject("content").put("proposed_value", proposed).put("value_type", "integer");
    return json;
  }

  private static void await(BooleanSupplier condition) {
    Instant end = Instant.now().plus(PATIENCE);
    while (!condition.getAsBoolean()) {
      assertThat(Instant.now()).isBefore(end);
      try {
        Thread.sleep(Duration.ofMillis(100));
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }
  }
}
