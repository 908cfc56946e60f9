package be.becivic.lifecycle.destination;

import be.becivic.library.Library;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Concern;
import be.becivic.records.content.Draft;
import be.becivic.records.content.FeedbackRow;
import be.becivic.records.content.Rating;
import be.becivic.records.salt.SubmitterBinding;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Where submissions go when their time has come, and how they leave again (§8.3). */
public final class Destinations {
  private final ConcernDestination concerns = new ConcernDestination();
  private final FeedbackDestination feedback = new FeedbackDestination();
  private final RatingDestination ratings = new RatingDestination();
  private final DraftDestination drafts = new DraftDestination();
  private final ProposedDestination proposals = new ProposedDestination();
  private final CatalogueDestination catalogue;
  private final ChangeQueue queue;

  public Destinations(Library library) {
    this.catalogue = new CatalogueDestination(() -> library.corpus().sourceClasses());
    this.queue = new ChangeQueue(library);
  }

  /** Which change of an artefact comes next. */
  public ChangeQueue queue() {
    return queue;
  }

  /**
   * Moves a row from staging to where it belongs. Of several servers, the one that deletes the row
   * commits it; the others get nothing.
   */
  public Optional<ReceiptState> commit(
      Tables tables, StagedSubmission row, JsonNode document, ServerFields fields, Instant at) {
    if (!tables.staging().delete(row.id())) {
      return Optional.empty();
    }
    var arrival =
        DueSubmission.of(
            row.id(),
            fields.addTo(document, row, at),
            at,
            binding(row.salt(), row.submitterHash(), at),
            Optional.empty());
    ReceiptState state = accept(tables, arrival) ? stateAfter(row.state()) : ReceiptState.CONFLICT;
    remember(tables, row, state, at);
    return Optional.of(state);
  }

  /** Closes a row that cannot be committed any more; its submitter can see it. */
  public Optional<ReceiptState> close(Tables tables, StagedSubmission row, Instant at) {
    if (!tables.staging().delete(row.id())) {
      return Optional.empty();
    }
    remember(tables, row, ReceiptState.CONFLICT, at);
    return Optional.of(ReceiptState.CONFLICT);
  }

  private static void remember(
      Tables tables, StagedSubmission row, ReceiptState state, Instant at) {
    tables.receipts().insert(CommittedReceipt.of(row, state, at));
    tables.sessions().settle(row, state, at, at.plus(CommittedReceipt.LIFE));
  }

  private static ReceiptState stateAfter(StagingState staged) {
    return switch (staged) {
      case STAGED -> ReceiptState.COMMITTED;
      case RELEASED -> ReceiptState.RELEASED;
      case RELEASED_AFTER_EDIT -> ReceiptState.RELEASED_AFTER_EDIT;
      case NER_HELD_FOR_REVIEW -> throw new IllegalStateException("what is held is not committed");
    };
  }

  /** The submission behind a row. */
  public static Optional<SubmissionId> findSubmission(Tables tables, Uid uid) {
    return switch (uid.kind()) {
      case CONCERN -> tables.concerns().find(uid).map(Concern::submission);
      case FEEDBACK -> tables.feedbackChannel().find(uid).map(FeedbackRow::submission);
      case RATING -> tables.ratings().find(uid).map(Rating::submission);
      case AMENDMENT -> tables.amendments().find(uid).map(Amendment::submission);
      case DRAFT -> tables.drafts().find(uid).map(Draft::submission);
      case VOLATILE_VALUE, REFERENCE, PATH, ANALYTICS -> Optional.empty();
    };
  }

  /** Takes a committed row, and everything public that came of it, out of the database. */
  public Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at) {
    return switch (FeedbackType.of(id.kind())) {
      case CONCERN -> concerns.take(tables, id, at);
      case FEEDBACK -> feedback.take(tables, id, at);
      case RATING -> ratings.take(tables, id, at);
      case DRAFT -> drafts.take(tables, id, at);
      case AMENDMENT ->
          tables
              .amendments()
              .findBySubmission(id)
              .map(Amendment::target)
              .map(target -> isCatalogue(target.type()) ? catalogue : proposals)
              .flatMap(table -> table.take(tables, id, at));
      case VALIDATION, ANALYTICS -> Optional.empty();
    };
  }

  /** Puts back what was taken, under its old number; whether it still applied. */
  public boolean putBack(Tables tables, CommittedReceipt receipt, RemovedRow taken, Instant at) {
    var arrival =
        DueSubmission.of(
            receipt.id(),
            taken.document(),
            at,
            binding(receipt.salt(), receipt.submitterHash(), at),
            Optional.of(taken.uid()));
    return accept(tables, arrival);
  }

  /** Forgets who submitted and who voted on a row that is gone for good. */
  public static void forgetVoters(Tables tables, Uid uid) {
    if (uid.kind() == Uid.Kind.CONCERN) {
      tables.salts().destroyArtefact(ConcernDestination.asTarget(uid));
    }
  }

  private boolean accept(Tables tables, DueSubmission arrival) {
    return switch (arrival.submission()) {
      case Submission.Concern concern -> concerns.accept(tables, concern, arrival);
      case Submission.Feedback words -> feedback.accept(tables, words, arrival);
      case Submission.Rating rating -> ratings.accept(tables, rating, arrival);
      case Submission.Draft draft -> drafts.accept(tables, draft, arrival);
      case Submission.Amendment amendment ->
          (amendment.edit().isOfFiles() ? proposals : catalogue).accept(tables, amendment, arrival);
      case Submission.Validation _, Submission.Analytics _ ->
          throw new IllegalArgumentException("votes and events are never staged");
    };
  }

  private static boolean isCatalogue(TargetType type) {
    return type == TargetType.VOLATILE_VALUE || type == TargetType.REFERENCE;
  }

  private static SubmitterBinding binding(Salt salt, Hash submitter, Instant at) {
    return new SubmitterBinding(salt, submitter, at, Optional.empty());
  }
}
