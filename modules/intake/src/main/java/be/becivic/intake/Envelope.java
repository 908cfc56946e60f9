package be.becivic.intake;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Several submissions of one session, and what they have in common (§8.3.0a).
 *
 * @param isClean whether what its items have in common is free of identifiers
 * @param submittedAt nothing where it is no moment of the calendar
 */
record Envelope(
    JsonNode document,
    SessionId sessionId,
    Hash session,
    Optional<Instant> submittedAt,
    boolean isClean,
    Mode mode) {
  private static final List<String> SHARED =
      List.of(
          "submitted_at",
          "submitting_agent",
          "submission_contract_version",
          "declared_capabilities");

  List<JsonNode> items() {
    return document.get("items").valueStream().toList();
  }

  /** The item as it would stand alone; what it says itself wins over what the envelope says. */
  JsonNode complete(FeedbackType type, JsonNode item) {
    ObjectNode whole = JsonNodeFactory.instance.objectNode();
    whole.put("schema_version", type.schemaVersion());
    SHARED.forEach(name -> whole.set(name, document.get(name)));
    whole.setAll((ObjectNode) item);
    whole.remove("type");
    return whole;
  }

  static ObjectNode shared(JsonNode document) {
    ObjectNode shared = JsonNodeFactory.instance.objectNode();
    SHARED.forEach(name -> shared.set(name, document.get(name)));
    return shared;
  }

  /** Analytics have an address of their own and are no item. */
  static Optional<FeedbackType> findType(JsonNode item) {
    return item.path("type")
        .stringValueOpt()
        .flatMap(FeedbackType::parse)
        .filter(type -> type != FeedbackType.ANALYTICS);
  }
}
