package be.becivic.intake;

import be.becivic.library.Library;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.identity.IdentityBan;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.SessionReceipt;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** The receiving end: hand something in, ask how it stands, take it back. */
public final class Intake {
  private final Records records;
  private final InstantSource clock;
  private final Duration window;
  private final KeyedHashes seals;
  private final FlagListener flagged;
  private final SubmissionReader reader;
  private final EnvelopeReader envelopes;
  private final Acceptance acceptance;
  private final Rehearsal rehearsal;

  public Intake(
      Records records,
      Library library,
      Schemas schemas,
      Scrubber scrubber,
      VoteTexts texts,
      FlagListener flagged,
      KeyedHashes seals,
      LimitSettings settings,
      Duration window,
      InstantSource clock,
      Supplier<Salt> freshSalt) {
    this.records = records;
    this.clock = clock;
    this.window = window;
    this.seals = seals;
    this.flagged = flagged;
    var ban = new IdentityBan(schemas.vocabulary());
    this.reader = new SubmissionReader(schemas, ban, seals);
    this.envelopes = new EnvelopeReader(schemas, ban, scrubber, seals);
    var addresses = new DailyAddresses(records, seals, freshSalt);
    var limits = new Limits(settings);
    var repeats = new Repeats(seals, library);
    var judge = new Judge(library, repeats, new TimingCheck(), new VoterCheck(seals));
    var examiner =
        new Examiner(
            List.of(new CapabilityCheck(), new ScrubCheck(scrubber)),
            new VoteWords(texts, library));
    var stager = new Stager(seals, window, freshSalt);
    var entries = new Entries(stager, new VoteBox(seals, freshSalt));
    this.acceptance = new Acceptance(records, addresses, limits, examiner, judge, repeats, entries);
    this.rehearsal = new Rehearsal(records, addresses, limits, reader, examiner, judge, stager);
  }

  public Duration stagingWindow() {
    return window;
  }

  public IntakeAnswer submit(FeedbackType type, byte[] body, ClientNetwork origin) {
    var arrival = new Arrival(origin, clock.instant());
    Taken taken = take(List.of(reader.read(type, body, arrival)), arrival);
    return new IntakeAnswer(taken.first(), taken.quotas());
  }

  /** Tells what would become of a submission, and stores nothing of it. */
  public IntakeAnswer rehearse(FeedbackType type, byte[] body, ClientNetwork origin) {
    return rehearsal.run(type, body, new Arrival(origin, clock.instant()));
  }

  /** Takes an envelope of items, or tells what would become of them (§8.3.0a). */
  public EnvelopeAnswer submitAll(byte[] envelope, boolean dryRun, ClientNetwork origin) {
    var arrival = new Arrival(origin, clock.instant());
    return switch (envelopes.read(envelope, dryRun)) {
      case Outcome.Refused<Envelope>(Rejection rejection) -> refuse(rejection, arrival);
      case Outcome.Ok<Envelope>(Envelope read) ->
          switch (read.mode()) {
            case VALIDATE -> rehearsal.run(read, arrival);
            case STAGE -> stage(read, arrival);
          };
    };
  }

  private EnvelopeAnswer refuse(Rejection rejection, Arrival arrival) {
    Taken taken = acceptance.take(List.of(Outcome.refused(rejection)), arrival);
    return switch (taken.outcomes().getFirst()) {
      case Outcome.Refused<Receipt>(Rejection told) -> EnvelopeAnswer.refused(told, List.of());
      case Outcome.Ok<Receipt> _ -> throw new IllegalStateException("a refusal became a receipt");
    };
  }

  private EnvelopeAnswer stage(Envelope envelope, Arrival arrival) {
    List<JsonNode> items = envelope.items();
    List<Outcome<Submission>> readings =
        items.stream().map(item -> reader.read(item, envelope, arrival)).toList();
    Taken taken = take(readings, arrival);
    if (taken.exhausted().isPresent()) {
      return EnvelopeAnswer.refused(taken.exhausted().get(), taken.quotas());
    }
    List<ItemResult> results =
        IntStream.range(0, items.size())
            .mapToObj(i -> ItemResult.of(items.get(i), readings.get(i), taken.outcomes().get(i)))
            .toList();
    return new EnvelopeAnswer(
        Outcome.ok(new EnvelopeAnswer.Results(envelope.sessionId(), Mode.STAGE, results)),
        taken.quotas());
  }

  private Taken take(List<Outcome<Submission>> readings, Arrival arrival) {
    Taken taken = acceptance.take(readings, arrival);
    for (int i = 0; i < taken.outcomes().size(); i++) {
      if (readings.get(i) instanceof Outcome.Ok<Submission>(Submission submission)
          && submission.flagsInjection()
          && taken.outcomes().get(i) instanceof Outcome.Ok<Receipt>(Receipt.Applied applied)
          && !applied.repeated()) {
        flagged.flagged(applied.id(), seals.flagger(arrival.origin()));
      }
    }
    return taken;
  }

  public Optional<SubmissionState> status(FeedbackType type, String id) {
    return SubmissionId.parse(type.idKind(), id)
        .flatMap(known -> records.read(tables -> status(tables, type, known)));
  }

  private static Optional<SubmissionState> status(
      Tables tables, FeedbackType type, SubmissionId id) {
    return switch (type) {
      case VALIDATION -> tables.validations().find(id).map(SubmissionState::of);
      case ANALYTICS -> Optional.empty();
      case CONCERN, AMENDMENT, DRAFT, FEEDBACK, RATING ->
          tables
              .staging()
              .find(id)
              .map(SubmissionState::of)
              .or(() -> tables.receipts().find(id).map(SubmissionState::of));
    };
  }

  /** Takes a submission back; a vote stays, and is answered by an opposite one. */
  public Outcome<SubmissionId> cancel(FeedbackType type, String id, String token) {
    if (type == FeedbackType.VALIDATION) {
      return Outcome.refused(
          Rejection.of(
              status(type, id).isPresent() ? ErrorCategory.FORBIDDEN : ErrorCategory.UNAUTHORISED));
    }
    Hash presented = KeyedHashes.tokenHash(token);
    return SubmissionId.parse(type.idKind(), id)
        .map(
            known ->
                records.write(
                    tables -> new Cancellation(tables, clock.instant()).cancel(known, presented)))
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED)));
  }

  /** What a session has handed in, as far as it is still remembered. */
  public List<SessionReceipt> session(SessionId session) {
    Hash hash = seals.session(session);
    Instant since = clock.instant().minus(CommittedReceipt.LIFE);
    return records.read(tables -> tables.sessions().list(hash, since));
  }
}
