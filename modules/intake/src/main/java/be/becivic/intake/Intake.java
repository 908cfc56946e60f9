package be.becivic.intake;

import be.becivic.intake.answer.EnvelopeAnswer;
import be.becivic.intake.answer.IntakeAnswer;
import be.becivic.intake.answer.SessionItem;
import be.becivic.intake.answer.SubmissionState;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.intake.internal.limit.DailyAddresses;
import be.becivic.intake.internal.limit.Limits;
import be.becivic.intake.internal.limit.ProposalQueues;
import be.becivic.intake.internal.reading.Arrival;
import be.becivic.intake.internal.reading.Envelope;
import be.becivic.intake.internal.reading.EnvelopeReader;
import be.becivic.intake.internal.reading.Received;
import be.becivic.intake.internal.reading.SubmissionReader;
import be.becivic.intake.internal.receipt.Cancellation;
import be.becivic.intake.internal.receipt.Repeats;
import be.becivic.intake.internal.receipt.SubmissionStates;
import be.becivic.intake.internal.screening.ScrubCheck;
import be.becivic.intake.internal.staging.Stager;
import be.becivic.intake.internal.vote.VoteCasting;
import be.becivic.intake.internal.vote.VoteWords;
import be.becivic.intake.internal.vote.VoterCheck;
import be.becivic.intake.internal.walk.DryRun;
import be.becivic.intake.internal.walk.Preparing;
import be.becivic.intake.internal.walk.RepeatLookup;
import be.becivic.intake.internal.walk.Resolving;
import be.becivic.intake.internal.walk.SubmissionScreening;
import be.becivic.intake.internal.walk.SubmissionWalk;
import be.becivic.intake.internal.walk.WalkResult;
import be.becivic.intake.internal.walk.Writing;
import be.becivic.intake.internal.walk.Written;
import be.becivic.intake.setup.CommitPreview;
import be.becivic.intake.setup.FlagListener;
import be.becivic.intake.setup.IntakeSettings;
import be.becivic.intake.setup.NetworkSettings;
import be.becivic.intake.setup.VoteTexts;
import be.becivic.library.Library;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.ScrubRule;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.SessionReceipt;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** The receiving end: hand something in, ask how it stands, take it back. */
public final class Intake {
  private final Records records;
  private final InstantSource clock;
  private final Duration window;
  private final KeyedHashes hashes;
  private final FlagListener flagged;
  private final EnvelopeReader envelopes;
  private final SubmissionWalk walk;
  private final DryRun dryRun;

  public Intake(
      Library library,
      Schemas schemas,
      Scrubber scrubber,
      VoteTexts texts,
      FlagListener flagged,
      CommitPreview preview,
      KeyedHashes hashes,
      IntakeSettings settings,
      InstantSource clock) {
    this.records = library.records();
    this.clock = clock;
    this.window = settings.stagingWindow();
    this.hashes = hashes;
    this.flagged = flagged;
    NetworkSettings networks = settings.networks();
    Scrubber strong = scrubber.only(ScrubRule::isStrong).knowing(schemas.words());
    this.envelopes = new EnvelopeReader(schemas, strong, hashes);
    var reader = new SubmissionReader(schemas, hashes);
    var addresses = new DailyAddresses(records, hashes, networks);
    var limits = new Limits(settings.limits(), networks.prefixFactor());
    var repeats = new Repeats(hashes, library, clock, window.plus(CommittedReceipt.LIFE));
    var lookup = new RepeatLookup(repeats);
    var screening =
        new SubmissionScreening(
            new ScrubCheck(strong, schemas.vocabulary()), new VoteWords(texts, library));
    var resolving = new Resolving(library, new VoterCheck(hashes, networks.shared()));
    var queues = new ProposalQueues(library, hashes, networks);
    var stager = new Stager(hashes, window, queues);
    var votes = new VoteCasting(hashes, networks.prefixes());
    var preparing = new Preparing(stager, votes);
    var writing = new Writing(limits, resolving, preparing, votes, queues, repeats, lookup);
    this.walk =
        new SubmissionWalk(
            records, addresses, reader, screening, resolving, lookup, preparing, writing);
    this.dryRun =
        new DryRun(
            records, addresses, limits, reader, screening, resolving, lookup, queues, stager,
            preview);
  }

  public Duration stagingWindow() {
    return window;
  }

  public IntakeAnswer submit(FeedbackType type, byte[] body, ClientNetwork origin) {
    return alone(take(List.of(new Received.Alone(type, body)), arrival(origin)));
  }

  /** Tells what would become of a submission, and stores nothing of it. */
  public IntakeAnswer validate(FeedbackType type, byte[] body, ClientNetwork origin) {
    return alone(dryRun.take(List.of(new Received.Alone(type, body)), arrival(origin)));
  }

  /** Takes an envelope of items, or tells what would become of them (§8.3.0a). */
  public EnvelopeAnswer submitAll(byte[] body, boolean isDryRun, ClientNetwork origin) {
    Arrival arrival = arrival(origin);
    return switch (envelopes.read(body, isDryRun)) {
      case Outcome.Refused<Envelope>(Rejection rejection) ->
          EnvelopeAnswer.refused(walk.refuse(rejection, arrival), List.of());
      case Outcome.Ok<Envelope>(Envelope envelope) ->
          answer(
              envelope,
              switch (envelope.mode()) {
                case VALIDATE -> dryRun.take(envelope.received(), arrival);
                case STAGE -> take(envelope.received(), arrival);
              });
    };
  }

  private Arrival arrival(ClientNetwork origin) {
    return new Arrival(origin, clock.instant());
  }

  private WalkResult take(List<Received> received, Arrival arrival) {
    Written written = walk.take(received, arrival);
    for (SubmissionId vote : written.flags()) {
      flagged.flagged(vote, hashes.flagger(arrival.origin()));
    }
    return written.result();
  }

  private static IntakeAnswer alone(WalkResult result) {
    return switch (result) {
      case WalkResult.Answered(var items, var quotas) ->
          new IntakeAnswer(items.getFirst().outcome(), quotas);
      case WalkResult.Exhausted(Rejection rejection, var quotas) ->
          new IntakeAnswer(Outcome.refused(rejection), quotas);
    };
  }

  private static EnvelopeAnswer answer(Envelope envelope, WalkResult result) {
    return switch (result) {
      case WalkResult.Answered(var items, var quotas) ->
          new EnvelopeAnswer(
              Outcome.ok(new EnvelopeAnswer.Results(envelope.session(), envelope.mode(), items)),
              quotas);
      case WalkResult.Exhausted(Rejection rejection, var quotas) ->
          EnvelopeAnswer.refused(rejection, quotas);
    };
  }

  public Optional<SubmissionState> status(FeedbackType type, String id) {
    return SubmissionId.parse(type.idKind(), id)
        .flatMap(known -> records.read(tables -> SubmissionStates.find(tables, known)));
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
  public List<SessionItem> session(SessionId session) {
    // What is known without a time came first.
    List<Hash> names = List.of(hashes.sessionWithoutTime(session), hashes.session(session));
    Instant since = clock.instant().minus(CommittedReceipt.LIFE);
    return records.read(
        tables ->
            names.stream()
                .flatMap(name -> tables.sessions().list(name, since).stream())
                .map(receipt -> item(tables, receipt))
                .toList());
  }

  private static SessionItem item(Tables tables, SessionReceipt receipt) {
    return new SessionItem(
        receipt,
        tables
            .staging()
            .find(receipt.id())
            .filter(row -> row.state() == StagingState.STAGED)
            .map(StagedSubmission::commitEta));
  }
}
