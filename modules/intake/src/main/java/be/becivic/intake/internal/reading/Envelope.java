package be.becivic.intake.internal.reading;

import be.becivic.intake.answer.Mode;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.records.value.Hash;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Several submissions of one session, and what they have in common (§8.3.0a).
 *
 * @param shared what it says for all of them
 * @param isClean whether that is free of identifiers
 */
public record Envelope(
    SessionId session,
    Hash sessionHash,
    Mode mode,
    ObjectNode shared,
    boolean isClean,
    List<JsonNode> items) {

  /** What was received in it, in its order. */
  public List<Received> received() {
    return items.stream().<Received>map(item -> new Received.Item(item, this)).toList();
  }

  /** The item as it would stand alone; what it says itself wins over what the envelope says. */
  SubmissionDocument complete(FeedbackType type, JsonNode item) {
    ObjectNode whole = JsonNodeFactory.instance.objectNode();
    whole.put("schema_version", type.schemaVersion());
    whole.setAll(shared);
    whole.setAll((ObjectNode) item);
    whole.remove("type");
    return new SubmissionDocument(whole, isClean ? item : whole);
  }

  /** Leaves out what was submitted, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Envelope[" + items.size() + " items]";
  }
}
