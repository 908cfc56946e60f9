package be.becivic.lifecycle.review;

import be.becivic.changes.ChangeOpener;
import be.becivic.library.Library;
import be.becivic.lifecycle.destination.Destinations;
import be.becivic.lifecycle.destination.RemovedRow;
import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** What waits for a person: hold, look, release, release after an edit, discard (§8.3, §8.5). */
public final class Holds {
  private static final HoldReason ON_REQUEST =
      new HoldReason(ReviewKind.NER_HOLD, "held on request");

  private final Records records;
  private final InstantSource clock;
  private final Destinations destinations;
  private final Screening screening;
  private final HeldTextEdit edits;
  private final HoldRelease release;
  private final ReleaseCheck check;

  /** Without a forge, nothing that becomes content is looked at once more. */
  public Holds(
      Records records,
      Library library,
      Schemas schemas,
      PersonRecogniser recogniser,
      InstantSource clock) {
    this(records, library, schemas, recogniser, Optional.empty(), clock);
  }

  public Holds(
      Records records,
      Library library,
      Schemas schemas,
      PersonRecogniser recogniser,
      Optional<ChangeOpener> opener,
      InstantSource clock) {
    this.records = records;
    this.clock = clock;
    this.destinations = new Destinations(library);
    this.screening = new Screening(library, recogniser);
    this.edits = new HeldTextEdit(schemas, screening);
    this.release = new HoldRelease(destinations);
    this.check = new ReleaseCheck(opener);
  }

  /** Makes one of the allowed changes of state; a release after an edit needs the edit. */
  public Outcome<StateChange> move(SubmissionId id, ReceiptState to) {
    return switch (to) {
      case NER_HELD_FOR_REVIEW -> records.write(tables -> hold(tables, id, clock.instant()));
      case DISCARDED -> records.write(tables -> discard(tables, id, clock.instant()));
      case RELEASED -> release(id).outcome();
      case RELEASED_AFTER_EDIT, STAGED, COMMITTED, APPLIED, QUARANTINED, CANCELLED, CONFLICT ->
          records.read(tables -> refuse(tables, id));
    };
  }

  /** Releases a text as it is. */
  public ReleaseAttempt release(SubmissionId id) {
    return release(id, ReceiptState.RELEASED, Outcome::ok);
  }

  /**
   * Releases an edited text. A person has looked at it, so what the recogniser still marks does not
   * stop it; {@link #preview} tells beforehand.
   *
   * @param edit what to change, as a JSON merge patch
   */
  public ReleaseAttempt releaseAfterEdit(SubmissionId id, JsonNode edit) {
    return release(
        id,
        ReceiptState.RELEASED_AFTER_EDIT,
        held ->
            edits
                .apply(FeedbackType.of(id.kind()), held, edit)
                .then(
                    text ->
                        text.equals(held)
                            ? Outcome.refused(Rejection.of(ErrorCategory.INVALID_TRANSITION))
                            : Outcome.ok(text)));
  }

  /** What is held, and what speaks against it. */
  public Optional<HeldDocument> find(SubmissionId id) {
    return findText(id).map(document -> look(id, document));
  }

  /** What an edit would make of it. */
  public Outcome<HeldDocument> preview(SubmissionId id, JsonNode edit) {
    return findText(id)
        .map(held -> edits.apply(FeedbackType.of(id.kind()), held, edit))
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)))
        .map(document -> look(id, document));
  }

  /**
   * Looks at what a maintainer wants to put in the decision log, which snapshots publish.
   *
   * @return the words, unless they give someone away
   */
  public Outcome<String> publishable(String words, String pointer) {
    return screening
        .objection(words)
        .map(why -> Outcome.<String>refused(Rejection.at(why, pointer)))
        .orElseGet(() -> Outcome.ok(words));
  }

  private HeldDocument look(SubmissionId id, JsonNode document) {
    return new HeldDocument(id, document, screening.look(FeedbackType.of(id.kind()), document));
  }

  private Optional<JsonNode> findText(SubmissionId id) {
    return records.read(tables -> HeldSubmission.find(tables, id)).map(HeldSubmission::document);
  }

  private Outcome<StateChange> hold(Tables tables, SubmissionId id, Instant at) {
    Optional<StagedSubmission> staged = tables.staging().find(id);
    if (staged.isPresent()) {
      if (staged.get().state() != StagingState.STAGED
          || !Holding.hold(tables, staged.get(), ON_REQUEST, at)) {
        return refuse(tables, id);
      }
      logHold(tables, id, at);
      return moved(ReceiptState.STAGED, ReceiptState.NER_HELD_FOR_REVIEW);
    }
    Optional<CommittedReceipt> committed =
        tables.receipts().find(id).filter(row -> row.state() == ReceiptState.COMMITTED);
    Optional<RemovedRow> taken = committed.flatMap(_ -> destinations.take(tables, id, at));
    if (taken.isEmpty() || isContent(id, taken.get().document())) {
      tables.undo();
      return refuse(tables, id);
    }
    Holding.hold(tables, committed.get(), taken.get(), ON_REQUEST, at);
    logHold(tables, id, at);
    return moved(ReceiptState.COMMITTED, ReceiptState.NER_HELD_FOR_REVIEW);
  }

  private ReleaseAttempt release(
      SubmissionId id, ReceiptState to, Function<JsonNode, Outcome<JsonNode>> edit) {
    Optional<HeldSubmission> held = records.read(tables -> HeldSubmission.find(tables, id));
    return held.isEmpty()
        ? ReleaseAttempt.of(records.read(tables -> refuse(tables, id)))
        : switch (edit.apply(held.get().document())) {
          case Outcome.Refused<JsonNode>(Rejection rejection) ->
              new ReleaseAttempt.Refused(rejection);
          case Outcome.Ok<JsonNode>(JsonNode text) -> checked(held.get(), text, to);
        };
  }

  private ReleaseAttempt checked(HeldSubmission held, JsonNode text, ReceiptState to) {
    List<String> obstacles = check.obstacles(held.id(), text);
    return obstacles.isEmpty()
        ? ReleaseAttempt.of(release(held, text, to))
        : new ReleaseAttempt.Unfit(obstacles);
  }

  private Outcome<StateChange> release(HeldSubmission held, JsonNode document, ReceiptState to) {
    ScreeningResult screened = screening.look(FeedbackType.of(held.id().kind()), document);
    return records.write(
        tables ->
            release
                .perform(tables, held, document, screened, to, clock.instant())
                .map(
                    now -> {
                      log(tables, held.text().review(), to, clock.instant());
                      return now;
                    })
                .map(now -> moved(ReceiptState.NER_HELD_FOR_REVIEW, now))
                .orElseGet(() -> refuse(tables, held.id())));
  }

  /** A vote whose words are discarded still counts. */
  private static Outcome<StateChange> discard(Tables tables, SubmissionId id, Instant at) {
    Optional<HeldSubmission> held = HeldSubmission.find(tables, id);
    boolean discarded =
        FeedbackType.of(id.kind()) == FeedbackType.VALIDATION
            ? tables.review().discard(id, at)
            : tables.discardHeld(id, at);
    if (!discarded) {
      return refuse(tables, id);
    }
    held.ifPresent(text -> log(tables, text.text().review(), ReceiptState.DISCARDED, at));
    held.flatMap(HeldSubmission::uid).ifPresent(uid -> Destinations.forgetVoters(tables, uid));
    return moved(ReceiptState.NER_HELD_FOR_REVIEW, ReceiptState.DISCARDED);
  }

  private static boolean isContent(SubmissionId id, JsonNode document) {
    return Submission.parseStored(FeedbackType.of(id.kind()), document).becomesContent();
  }

  private static void logHold(Tables tables, SubmissionId id, Instant at) {
    tables
        .review()
        .findHeld(id)
        .ifPresent(text -> log(tables, text.review(), ReceiptState.NER_HELD_FOR_REVIEW, at));
  }

  private static void log(Tables tables, long review, ReceiptState to, Instant at) {
    MaintainerLog.append(
        tables,
        MaintainerLog.reviewSubject(review),
        "maintainer_" + to.wireName(),
        MaintainerLog.inputs().put("review", review),
        at);
  }

  private static Outcome<StateChange> refuse(Tables tables, SubmissionId id) {
    boolean known =
        tables.staging().find(id).isPresent()
            || tables.receipts().find(id).isPresent()
            || tables.validations().find(id).isPresent();
    return Outcome.refused(
        Rejection.of(known ? ErrorCategory.INVALID_TRANSITION : ErrorCategory.NOT_FOUND));
  }

  private static Outcome<StateChange> moved(ReceiptState previous, ReceiptState now) {
    return Outcome.ok(new StateChange(previous, now));
  }
}
