package be.becivic.intake;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.identity.IdentityBan;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import be.becivic.records.model.Hash;
import be.becivic.records.model.Salt;
import be.becivic.records.model.StagedSubmission;
import be.becivic.records.model.StagingState;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The receiving end: hand something in, ask how it stands, take it back. */
public final class Intake {
  private final Records records;
  private final InstantSource clock;
  private final Duration window;
  private final Seals seals;
  private final Supplier<Salt> freshSalt;
  private final DailyAddresses addresses;
  private final Limits limits;
  private final Repeats repeats;
  private final Reader reader;
  private final List<Check> checks;

  public Intake(
      Records records,
      Schemas schemas,
      Scrubber scrubber,
      Seals seals,
      LimitSettings limits,
      Duration window,
      InstantSource clock,
      Supplier<Salt> freshSalt) {
    this.records = records;
    this.clock = clock;
    this.window = window;
    this.seals = seals;
    this.freshSalt = freshSalt;
    this.addresses = new DailyAddresses(records, seals, freshSalt);
    this.limits = new Limits(limits);
    this.repeats = new Repeats(seals);
    this.reader = new Reader(schemas, new IdentityBan(schemas.vocabulary()));
    this.checks = List.of(new CapabilityCheck(), new ScrubCheck(scrubber), new TimingCheck());
  }

  public Duration stagingWindow() {
    return window;
  }

  public Answer submit(FeedbackType type, byte[] body, Origin origin) {
    Instant now = clock.instant();
    return switch (reader.read(type, body, origin, now)) {
      case Outcome.Refused<Submission>(Rejection rejection) -> refuse(origin, now, rejection);
      case Outcome.Ok<Submission>(Submission submission) ->
          firstRefusal(submission)
              .map(rejection -> refuseUnlessRepeated(submission, rejection))
              .orElseGet(() -> stageUnlessRepeated(submission));
    };
  }

  private Optional<Rejection> firstRefusal(Submission submission) {
    return checks.stream().flatMap(check -> check.refuse(submission).stream()).findFirst();
  }

  /**
   * Nothing can refuse a repeat (§8.3). What nothing refuses needs no look-up of its own: staging
   * finds out.
   */
  private Answer refuseUnlessRepeated(Submission submission, Rejection rejection) {
    return records
        .read(tables -> repeats.find(tables, submission))
        .orElseGet(() -> refuse(submission.origin(), submission.receivedAt(), rejection));
  }

  private Answer stageUnlessRepeated(Submission submission) {
    Hash address = addresses.hash(submission.origin(), submission.receivedAt());
    Salt salt = freshSalt.get();
    String token = seals.cancelToken(submission.id(), salt);
    StagedSubmission row = row(submission, salt, token);
    return records.write(tables -> stage(tables, submission, row, token, address));
  }

  /** Made by whoever submits, so that the one thread that writes has only writing to do. */
  private StagedSubmission row(Submission submission, Salt salt, String token) {
    return new StagedSubmission(
        submission.id(),
        StagingState.STAGED,
        submission.document().toString(),
        submission.submittedAt(),
        submission.receivedAt(),
        later(submission.submittedAt(), submission.receivedAt()).plus(window),
        Seals.tokenHash(token),
        salt,
        seals.submitter(submission.origin(), salt),
        Optional.empty(),
        Optional.empty());
  }

  private Answer stage(
      Tables tables, Submission submission, StagedSubmission row, String token, Hash address) {
    if (!tables.knownIds().claim(row.id(), row.receivedAt())) {
      return repeats.answer(tables, submission);
    }
    Limits.Share share = limits.take(tables.counters(), address, row.receivedAt());
    if (share.refusal().isPresent()) {
      tables.undo();
      return new Answer(Outcome.refused(share.refusal().get()), share.quotas());
    }
    tables.staging().insert(row);
    return new Answer(
        Outcome.ok(new Receipt.Staged(row.id(), token, row.commitEta(), false)), share.quotas());
  }

  private Answer refuse(Origin origin, Instant now, Rejection rejection) {
    try {
      Hash address = addresses.hash(origin, now);
      return Answer.refused(
          records.write(tables -> limits.countRefusal(tables.counters(), address, now, rejection)));
    } catch (RecordsUnavailable _) {
      return Answer.refused(rejection);
    }
  }

  public Optional<State> status(FeedbackType type, String id) {
    return SubmissionId.parse(type.idKind(), id)
        .flatMap(known -> records.read(tables -> status(tables, known)));
  }

  private static Optional<State> status(Tables tables, SubmissionId id) {
    return tables
        .staging()
        .find(id)
        .<State>map(row -> new State.Staged(row.commitEta()))
        .or(() -> tables.receipts().find(id).map(States::of));
  }

  /** An unknown id and a wrong token get the same answer, so that neither can be told apart. */
  public Outcome<SubmissionId> cancel(FeedbackType type, String id, String token) {
    Hash presented = Seals.tokenHash(token);
    return SubmissionId.parse(type.idKind(), id)
        .map(known -> records.write(tables -> cancel(tables, known, presented)))
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED)));
  }

  private static Outcome<SubmissionId> cancel(Tables tables, SubmissionId id, Hash presented) {
    Optional<StagedSubmission> staged = tables.staging().find(id);
    if (staged.isPresent()) {
      return staged.get().tokenHash().equals(presented) && tables.staging().delete(id)
          ? Outcome.ok(id)
          : Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED));
    }
    boolean tooLate =
        tables.receipts().find(id).filter(row -> row.tokenHash().equals(presented)).isPresent();
    return Outcome.refused(
        Rejection.of(tooLate ? ErrorCategory.FORBIDDEN : ErrorCategory.UNAUTHORISED));
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
