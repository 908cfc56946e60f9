package be.becivic.lifecycle.review;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.Tables;
import be.becivic.records.review.HeldText;
import be.becivic.records.vote.Validation;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Held text and what it belongs to.
 *
 * @param document the submission; of a vote, at least what a reviewer needs to see of it
 */
record HeldSubmission(HeldText text, JsonNode document) {
  private static final String SIGNAL = "failure_signal";

  static Optional<HeldSubmission> find(Tables tables, SubmissionId id) {
    return tables
        .review()
        .findHeld(id)
        .map(text -> new HeldSubmission(text, document(tables, text)));
  }

  SubmissionId id() {
    return text.submission();
  }

  Optional<Uid> uid() {
    return text.row();
  }

  private static JsonNode document(Tables tables, HeldText text) {
    ObjectNode held = StrictJson.parseStored(text.payload()).asObject();
    tables.validations().find(text.submission()).ifPresent(vote -> complete(held, vote));
    return held;
  }

  /** Of a vote only the words are held; the rest is on record. */
  private static void complete(ObjectNode held, Validation vote) {
    held.put(FeedbackType.VALIDATION.idField(), vote.id().toString());
    held.put("target_type", vote.target().type().wireName());
    held.put("target_id", vote.target().id());
    held.put("verdict", vote.verdict().wireName());
    held.put("injection_flag", vote.injectionFlag());
    vote.traversal()
        .map(StrictJson::parseStored)
        .map(JsonNode::asObject)
        .ifPresent(traversal -> held.set("traversal_metadata", withSignal(traversal, held)));
  }

  private static JsonNode withSignal(ObjectNode traversal, ObjectNode held) {
    JsonNode signal = held.remove(SIGNAL);
    return signal == null ? traversal : traversal.set(SIGNAL, signal);
  }
}
