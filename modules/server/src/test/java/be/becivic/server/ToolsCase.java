package be.becivic.server;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Tools called as an agent calls them. */
abstract class ToolsCase {
  @TempDir static Path folder;
  static Running server;

  @BeforeAll
  static void start() {
    server = Running.in(folder);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static JsonNode refused(ObjectNode document, String mode) {
    return server.refused("submit_feedback", document.deepCopy().put("mode", mode).toString());
  }

  static ObjectNode feedback(String text) {
    ObjectNode feedback =
        object()
            .put("schema_version", 1)
            .put("feedback_id", freshId("fbk_"))
            .put("submitted_at", Instant.now().toString())
            .put("submitting_agent", "test-agent/1.0")
            .put("submission_contract_version", "2.1.0")
            .put("topic", "suggestion")
            .put("body", text);
    feedback.putArray("declared_capabilities").add("multi_turn").add("structured_output");
    return feedback;
  }

  static String freshId(String prefix) {
    UUID random = UUID.randomUUID();
    long time =
        System.currentTimeMillis() << 16 | 0x7000 | (random.getMostSignificantBits() & 0xfff);
    return prefix + new UUID(time, random.getLeastSignificantBits());
  }

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static ObjectNode envelope(ObjectNode... items) {
    ObjectNode envelope = feedback("").put("session_id", freshId("ses_"));
    envelope.remove(List.of("feedback_id", "topic", "body"));
    for (ObjectNode item : items) {
      item.remove("schema_version");
      envelope.withArray("items").add(item.put("type", "feedback"));
    }
    return envelope;
  }
}
