package be.becivic.lifecycle.destination;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.content.FeedbackRow;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Feedback about Be Civic itself goes to the operator's private queue (§6.2.5). */
final class FeedbackDestination implements Destination<Submission.Feedback> {

  @Override
  public boolean accept(Tables tables, Submission.Feedback feedback, DueSubmission arrival) {
    tables
        .feedbackChannel()
        .insert(
            new FeedbackRow(
                arrival.number(tables, Uid.Kind.FEEDBACK),
                arrival.id(),
                feedback.topic(),
                feedback.pointer(),
                feedback.body(),
                feedback.header().submittingAgent(),
                feedback.header().contractVersion(),
                arrival.submittedAt(),
                arrival.committedAt(),
                Optional.empty()));
    return true;
  }

  @Override
  public Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at) {
    return tables
        .feedbackChannel()
        .findBySubmission(id)
        .filter(row -> tables.feedbackChannel().delete(row.uid()))
        .map(row -> new RemovedRow(row.uid(), document(row)));
  }

  private static JsonNode document(FeedbackRow row) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put(FeedbackType.FEEDBACK.idField(), row.submission().toString());
    row.topic().ifPresent(topic -> document.put("topic", topic));
    row.pointer().ifPresent(pointer -> document.put("pointer", pointer));
    document.put("body", row.body());
    document.put("submitting_agent", row.submittingAgent());
    document.put("submission_contract_version", row.contractVersion());
    document.put("submitted_at", row.submittedAt().toString());
    document.put(ServerFields.VALIDATED_AT, row.committedAt().toString());
    return document;
  }
}
