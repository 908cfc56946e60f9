package be.becivic.browser;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Hands in what a maintainer then has to decide. */
record Waiting(LiveHost host) {
  static final String TOKEN = "a-token-of-the-operator-for-tests";
  static final String[] SETTINGS = {
    "operator.token=" + TOKEN, "staging.window=PT0.001S", "jobs.commit.every=PT0.5S"
  };
  private static final JsonMapper JSON = new JsonMapper();
  private static final Path PATHS = Path.of("../../corpus/paths/index.json");

  /** A report whose words the recogniser holds. */
  void held(String words) throws IOException, InterruptedException {
    ObjectNode concern = common("concern", "con_", 4);
    concern.put("target_type", "skill").put("target_id", "change-of-address");
    concern.putObject("context").put("language_used", "en").put("country", "be");
    concern
        .putObject("content")
        .put("scope", "general")
        .put("body", words)
        .put("evidence_date", "2026-11-10")
        .put("evidence_source", "customer-report");
    send("concerns", concern);
  }

  void message(String words) throws IOException, InterruptedException {
    send(
        "feedback-channel",
        common("feedback", "fbk_", 1).put("topic", "praise").put("body", words));
  }

  /** A proposal of a path like one there is. */
  void draft() throws IOException, InterruptedException {
    ObjectNode draft = common("draft", "drf_", 4);
    draft
        .put("target_type", "path")
        .put("proposed_id", "library-card")
        .put("commit_message", "Propose a path.");
    ObjectNode entry =
        JSON.readTree(Files.readString(PATHS))
            .at("/paths/birth-certificate-belgian")
            .deepCopy()
            .asObject();
    entry.remove(List.of("uid", "version", "version_pin", "previous_stable_sha"));
    entry.put("id", "library-card").put("status", "alpha").put("origin", "community");
    for (JsonNode source : entry.path("sources")) {
      source.asObject().put("post_handoff_observed", false).remove("notes");
      source.at("/actor/handoff").asObject().put("resumption", "Say what you received.");
    }
    draft.putObject("content").set("entry", entry);
    send("drafts", draft);
  }

  private static ObjectNode common(String type, String prefix, int version) {
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    String time = "%012x".formatted(now.toEpochMilli());
    String random = UUID.randomUUID().toString().substring(15);
    ObjectNode json =
        JSON.createObjectNode()
            .put("schema_version", version)
            .put(
                type + "_id",
                prefix + time.substring(0, 8) + "-" + time.substring(8) + "-7" + random)
            .put("submitted_at", now.toString())
            .put("submitting_agent", "test-agent/1.0")
            .put("submission_contract_version", "2.1.0");
    Stream.of("multi_turn", "structured_output", "web_fetch", "tool_execution", "file_read")
        .forEach(json.putArray("declared_capabilities")::add);
    return json;
  }

  private void send(String collection, ObjectNode json) throws IOException, InterruptedException {
    ask(
        HttpRequest.newBuilder(URI.create(host.address("/api/" + collection)))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json.toString())));
  }

  private static String ask(HttpRequest.Builder request) throws IOException, InterruptedException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      var answer = http.send(request.build(), BodyHandlers.ofString());
      if (answer.statusCode() > 201) {
        throw new AssertionError(answer.body());
      }
      return answer.body();
    }
  }

  /** Waits, within a bound, until so much waits for a maintainer. */
  void until(int count) throws IOException, InterruptedException {
    for (int i = 0; i < 300 && items().size() < count; i++) {
      Thread.sleep(100);
    }
    if (items().size() < count) {
      throw new AssertionError("too little waits");
    }
  }

  private JsonNode items() throws IOException, InterruptedException {
    return JSON.readTree(
            ask(
                HttpRequest.newBuilder(URI.create(host.address("/api/_internal/review")))
                    .header("Authorization", "Bearer " + TOKEN)))
        .path("items");
  }

  /** Every page of the desk, with one of each class of item. */
  List<String> addresses() throws IOException, InterruptedException {
    return Stream.concat(
            Stream.of(
                "/desk",
                "/desk?state=settled",
                "/desk/changes",
                "/desk/quarantines",
                "/desk/feedback",
                "/desk/health"),
            items().valueStream().map(item -> "/desk/review/" + item.get("item").asString()))
        .toList();
  }
}
