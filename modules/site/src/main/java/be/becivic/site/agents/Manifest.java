package be.becivic.site.agents;

import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Tier;
import be.becivic.protocol.operation.Operation;
import be.becivic.site.page.common.PageContext;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What an agent loads once a session (§13.1). */
final class Manifest {
  static final String PATH = "/agents/manifest.json";
  private static final String CONTRACT = "2.1.0";
  private static final List<String> KNOWN_AT_START =
      List.of(
          "session_id", "submitting_agent", "submission_contract_version", "declared_capabilities");

  /** §8.3: from a minute to an hour, and no cancellation in the last minute. */
  private static final Duration FIRST_WAIT = Duration.ofMinutes(1);

  private static final Duration LONGEST_WAIT = Duration.ofHours(1);
  private static final Duration LAST_CALL = Duration.ofMinutes(1);
  private static final List<Integer> RETRY_ON = List.of(429, 500, 503);

  private final Duration stagingWindow;
  private final List<Operation> operations;

  Manifest(Duration stagingWindow, List<Operation> operations) {
    this.stagingWindow = stagingWindow;
    this.operations =
        Stream.concat(operations.stream(), DocumentOperations.ALL.stream())
            .filter(Operation::isInManifest)
            .toList();
  }

  JsonNode json(PageContext context) {
    String base = context.baseUrl();
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema_version", 1);
    json.put("generated_at", context.corpus().time().truncatedTo(ChronoUnit.SECONDS).toString());
    json.put("submission_contract_version", CONTRACT);
    json.set("capabilities", capabilities());
    json.set("tiers", tiers());
    ArrayNode endpoints = json.putArray("endpoints");
    operations.forEach(operation -> ManifestEntry.add(endpoints, operation, base));
    ObjectNode start = json.putObject("session_start");
    addAll(start.putArray("required_fields"), KNOWN_AT_START.stream());
    addAll(
        start.putArray("fetch"), Stream.of(base + "/scrub-rules.json", base + "/api/skill-graph"));
    json.set("retry_policy", retryPolicy());
    json.putObject("scrub_rules")
        .put("url", base + "/scrub-rules.json")
        .put("schema_version", 2)
        .put("required", true);
    json.put("staging_window_hours", stagingWindow.toMinutes() / 60.0);
    json.putObject("mcp").put("url", base + "/mcp");
    return json.put("schemas", base + SchemaFiles.INDEX).put("licence", "CC-BY-4.0");
  }

  private static ArrayNode capabilities() {
    ArrayNode capabilities = JsonNodeFactory.instance.arrayNode();
    for (Capability capability : Capability.values()) {
      capabilities
          .addObject()
          .put("name", capability.wireName())
          .put("meaning", capability.meaning());
    }
    return capabilities;
  }

  private static ArrayNode tiers() {
    ArrayNode tiers = JsonNodeFactory.instance.arrayNode();
    for (Tier.Row row : Tier.TABLE) {
      ObjectNode tier = tiers.addObject().put("type", row.type().wireName());
      if (!row.targets().isEmpty()) {
        addAll(
            tier.putArray("target_types"),
            row.targets().stream().sorted().map(TargetType::wireName));
      }
      addAll(
          tier.putArray("requires"),
          row.tier().required().stream().sorted().map(Capability::wireName));
    }
    return tiers;
  }

  private static ObjectNode retryPolicy() {
    ObjectNode policy =
        JsonNodeFactory.instance
            .objectNode()
            .put("initial_delay_seconds", FIRST_WAIT.toSeconds())
            .put("max_delay_seconds", LONGEST_WAIT.toSeconds())
            .put("jitter", "full");
    RETRY_ON.forEach(policy.putArray("retry_on")::add);
    return policy
        .put("reuse_ids", true)
        .put("cancel_deadline_seconds_before_commit", LAST_CALL.toSeconds());
  }

  private static void addAll(ArrayNode array, Stream<String> texts) {
    texts.forEach(array::add);
  }
}
