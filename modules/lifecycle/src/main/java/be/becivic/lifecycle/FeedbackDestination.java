package be.becivic.lifecycle;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.Tables;
import be.becivic.records.model.FeedbackRow;
import be.becivic.records.model.StagedSubmission;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Feedback about Be Civic itself goes to the operator's private queue (§6.2.5). */
final class FeedbackDestination implements Destination {

  @Override
  public void accept(Tables tables, StagedSubmission submission, Instant now) {
    JsonNode document = StrictJson.parseStored(submission.payload());
    tables
        .feedbackChannel()
        .insert(
            new FeedbackRow(
                tables.uids().mint(Uid.Kind.FEEDBACK),
                submission.id(),
                text(document, "topic"),
                text(document, "pointer"),
                document.get("body").stringValue(),
                document.get("submitting_agent").stringValue(),
                document.get("submission_contract_version").stringValue(),
                submission.submittedAt(),
                now,
                Optional.empty()));
  }

  private static Optional<String> text(JsonNode document, String name) {
    return document.optional(name).map(JsonNode::stringValue);
  }
}
