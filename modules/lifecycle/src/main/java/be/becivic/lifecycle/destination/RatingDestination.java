package be.becivic.lifecycle.destination;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.submission.Rated;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.content.Rating;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Stars on the one axis the target has; which session was rated is not kept (§6.2.7). */
final class RatingDestination implements Destination<Submission.Rating> {

  @Override
  public boolean accept(Tables tables, Submission.Rating rating, DueSubmission arrival) {
    tables
        .ratings()
        .insert(
            new Rating(
                arrival.number(tables, Uid.Kind.RATING),
                arrival.id(),
                rating.rated().type(),
                rating.findTarget().map(Target::id),
                arrival.cohortAnchor(),
                rating.stars(),
                rating.wouldBe5Stars(),
                rating.header().submittingAgent(),
                rating.header().contractVersion(),
                arrival.submittedAt(),
                arrival.committedAt()));
    return true;
  }

  @Override
  public Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at) {
    return tables
        .ratings()
        .findBySubmission(id)
        .filter(row -> tables.ratings().delete(row.uid()))
        .map(row -> new RemovedRow(row.uid(), document(row)));
  }

  private static JsonNode document(Rating row) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put(FeedbackType.RATING.idField(), row.submission().toString());
    document.put("target_type", row.targetType().wireName());
    row.targetId().ifPresent(id -> document.put("target_id", id));
    document.put(Rated.starsField(row.targetType()), row.stars());
    row.wouldBe5Stars().ifPresent(text -> document.put("would_be_5_stars", text));
    document.put("submitting_agent", row.submittingAgent());
    document.put("submission_contract_version", row.contractVersion());
    document.put("submitted_at", row.submittedAt().toString());
    document.put(ServerFields.VALIDATED_AT, row.committedAt().toString());
    row.cohortAnchor().ifPresent(anchor -> document.put(ServerFields.COHORT_ANCHOR, anchor));
    return document;
  }
}
