package be.becivic.intake;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * What became of one item.
 *
 * @param type absent where the item names none that exists
 * @param id absent where the item has none of the right shape
 */
public record ItemResult(
    Optional<FeedbackType> type, Optional<SubmissionId> id, Outcome<Receipt> outcome) {

  static ItemResult of(JsonNode item, Outcome<Submission> reading, Outcome<Receipt> outcome) {
    return reading instanceof Outcome.Ok<Submission>(Submission read)
        ? new ItemResult(Optional.of(read.type()), Optional.of(read.id()), outcome)
        : of(item, outcome);
  }

  static ItemResult of(JsonNode item, Outcome<Receipt> outcome) {
    Optional<FeedbackType> type = Envelope.findType(item);
    return new ItemResult(type, type.flatMap(known -> SubmissionReader.id(known, item)), outcome);
  }
}
