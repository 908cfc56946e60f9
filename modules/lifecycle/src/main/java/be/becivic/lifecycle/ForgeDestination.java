package be.becivic.lifecycle;

import be.becivic.changes.ChangeOpener;
import be.becivic.changes.ChangeOpener.Opening;
import be.becivic.library.proposal.ResearchReports;
import be.becivic.lifecycle.destination.ChangeQueue;
import be.becivic.lifecycle.destination.Destinations;
import be.becivic.lifecycle.review.HoldReason;
import be.becivic.lifecycle.review.ScreeningResult;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Records;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import java.time.InstantSource;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Takes a submission to the forge, then settles its row. A crash in between leaves the row staged
 * and the change open; the next attempt finds the change.
 */
record ForgeDestination(
    Records records, Destinations destinations, ChangeOpener opener, InstantSource clock) {

  /** What became of an attempt. */
  sealed interface Attempt {}

  /** The row is where it belongs, or was somebody else's. */
  record Settled(Optional<ReceiptState> state) implements Attempt {}

  /** A person has to look first. */
  record Suspicious(HoldReason suspicion) implements Attempt {}

  /** Another change of the same artefact was quicker. */
  record Outrun() implements Attempt {}

  Attempt open(StagedSubmission row, JsonNode document, ScreeningResult screened) {
    return switch (opener.open(row)) {
      case Opening.Opened() -> settle(row, document, screened);
      case Opening.Conflict() -> close(row);
      case Opening.Held(ReviewKind kind, String note) -> new Suspicious(new HoldReason(kind, note));
    };
  }

  private Attempt settle(StagedSubmission row, JsonNode document, ScreeningResult screened) {
    Submission submission = Submission.parseStored(FeedbackType.of(row.id().kind()), document);
    var fields = screened.serverFields(ResearchReports.find(submission));
    Attempt attempt =
        records.write(
            tables ->
                ChangeQueue.isOutrun(tables, row, submission)
                    ? new Outrun()
                    : new Settled(
                        RowGuard.find(tables, row)
                            .flatMap(
                                same ->
                                    destinations.commit(
                                        tables, same, document, fields, clock.instant()))));
    boolean isTaken = attempt instanceof Settled(Optional<ReceiptState> state) && state.isPresent();
    if (!isTaken && !isCommitted(row)) {
      opener.withdraw(row.id());
    }
    return attempt;
  }

  /** Whether another server was quicker; else it was cancelled or held meanwhile. */
  private boolean isCommitted(StagedSubmission row) {
    return records.read(
        tables ->
            tables.amendments().findBySubmission(row.id()).isPresent()
                || tables.drafts().findBySubmission(row.id()).isPresent());
  }

  private Attempt close(StagedSubmission row) {
    return new Settled(
        records.write(
            tables ->
                RowGuard.find(tables, row)
                    .flatMap(same -> destinations.close(tables, same, clock.instant()))));
  }
}
