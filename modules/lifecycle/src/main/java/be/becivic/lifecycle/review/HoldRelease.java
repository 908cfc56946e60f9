package be.becivic.lifecycle.review;

import be.becivic.lifecycle.destination.Destinations;
import be.becivic.lifecycle.destination.RemovedRow;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.review.Resolution;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Lets held text go where it was going, or back to where it was. */
record HoldRelease(Destinations destinations) {

  /** The state it is in now; nothing when another decision came first. */
  Optional<ReceiptState> perform(
      Tables tables,
      HeldSubmission held,
      JsonNode document,
      ScreeningResult screened,
      ReceiptState to,
      Instant at) {
    boolean isUnchanged =
        tables.review().findHeld(held.id()).filter(held.text()::equals).isPresent();
    if (!isUnchanged || !tables.review().deleteHeld(held.id())) {
      return Optional.empty();
    }
    boolean edited = to == ReceiptState.RELEASED_AFTER_EDIT;
    tables
        .review()
        .resolve(
            held.text().review(),
            edited ? Resolution.RELEASED_AFTER_EDIT : Resolution.RELEASED,
            at);
    if (FeedbackType.of(held.id().kind()) == FeedbackType.VALIDATION) {
      fillIn(tables, held.id(), document);
      return Optional.of(to);
    }
    ReceiptState now =
        tables
            .staging()
            .find(held.id())
            .map(row -> backToStaging(tables, row, document, screened, to, at))
            .orElseGet(() -> backToTable(tables, held, document, to, at));
    return Optional.of(now);
  }

  private static void fillIn(Tables tables, SubmissionId vote, JsonNode document) {
    tables
        .validations()
        .setTexts(
            vote,
            document.path("rationale").stringValueOpt(),
            document.path("injection_reason").stringValueOpt(),
            document.optional("traversal_metadata").map(JsonNode::toString));
  }

  /** What is due already, and needs no forge, is committed at once. */
  private ReceiptState backToStaging(
      Tables tables,
      StagedSubmission row,
      JsonNode document,
      ScreeningResult screened,
      ReceiptState to,
      Instant at) {
    StagingState state =
        to == ReceiptState.RELEASED_AFTER_EDIT
            ? StagingState.RELEASED_AFTER_EDIT
            : StagingState.RELEASED;
    tables.staging().setState(row.id(), StagingState.NER_HELD_FOR_REVIEW, state);
    tables.staging().replacePayload(row.id(), document.toString());
    tables.sessions().settle(row, to, at, at.plus(CommittedReceipt.LIFE));
    StagedSubmission released = tables.staging().find(row.id()).orElseThrow();
    Submission submission = Submission.parseStored(FeedbackType.of(row.id().kind()), document);
    boolean waits =
        released.commitEta().isAfter(at)
            || submission.becomesContent()
            || destinations.queue().isTaken(tables, submission);
    return waits
        ? to
        : destinations
            .commit(tables, released, document, screened.serverFields(Optional.empty()), at)
            .orElseThrow();
  }

  private ReceiptState backToTable(
      Tables tables, HeldSubmission held, JsonNode document, ReceiptState to, Instant at) {
    CommittedReceipt receipt = tables.receipts().find(held.id()).orElseThrow();
    var taken = new RemovedRow(held.uid().orElseThrow(), document);
    ReceiptState now =
        destinations.putBack(tables, receipt, taken, at) ? to : ReceiptState.CONFLICT;
    Instant until = at.plus(CommittedReceipt.LIFE);
    tables.receipts().setState(held.id(), receipt.state(), now, at, until);
    tables.sessions().settle(held.id(), now, at, until);
    return now;
  }
}
