package be.becivic.lifecycle;

import be.becivic.changes.ChangeOpener;
import be.becivic.library.Library;
import be.becivic.lifecycle.destination.ChangeQueue;
import be.becivic.lifecycle.destination.Destinations;
import be.becivic.lifecycle.review.HoldReason;
import be.becivic.lifecycle.review.Holding;
import be.becivic.lifecycle.review.ReservedChanges;
import be.becivic.lifecycle.review.Screening;
import be.becivic.lifecycle.review.ScreeningResult;
import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Records;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Moves submissions whose staging window has passed to where they belong (§8.3). */
public final class CommitJob {
  private static final int BATCH = 200;
  private static final Duration OVERDUE = Duration.ofHours(24);

  private final Records records;
  private final InstantSource clock;
  private final Screening screening;
  private final ReservedChanges reserved;
  private final Destinations destinations;
  private final Optional<ForgeDestination> forge;

  /** Without a forge, amendments of skills and paths and drafts stay where they are. */
  public CommitJob(
      Records records, Library library, PersonRecogniser recogniser, InstantSource clock) {
    this(records, library, recogniser, Optional.empty(), clock);
  }

  public CommitJob(
      Records records,
      Library library,
      PersonRecogniser recogniser,
      Optional<ChangeOpener> opener,
      InstantSource clock) {
    this.records = records;
    this.clock = clock;
    this.screening = new Screening(library, recogniser);
    this.reserved = new ReservedChanges(records, library);
    this.destinations = new Destinations(library);
    this.forge = opener.map(each -> new ForgeDestination(records, destinations, each, clock));
  }

  /** What one run did; what failed is tried again by the next. */
  public record Result(int committed, int held, int conflicts, List<RuntimeException> failures) {
    public Result {
      failures = List.copyOf(failures);
    }
  }

  /**
   * Each row is its own transaction, so that one that fails holds up nobody. A server that stops
   * interrupts the run: what then fails says nothing about the row, and the next run takes it up.
   */
  public Result run() {
    Instant started = clock.instant();
    var tally = new CommitTally();
    List<StagedSubmission> due = listDue(started);
    while (!due.isEmpty()) {
      for (StagedSubmission row : due) {
        attempt(row, started, tally);
        if (Thread.currentThread().isInterrupted()) {
          return tally.result();
        }
      }
      due = listDue(started);
    }
    return tally.result();
  }

  private void attempt(StagedSubmission row, Instant started, CommitTally tally) {
    try {
      commit(row, started).ifPresent(tally::count);
    } catch (RuntimeException failure) {
      if (!Thread.currentThread().isInterrupted()) {
        tally.count(failure);
        stamp(row, started);
      }
    }
  }

  /** How many submissions wait a day longer than they should: anything above zero is an alarm. */
  public long countOverdue() {
    return records.read(tables -> tables.staging().countOverdue(clock.instant().minus(OVERDUE)));
  }

  private List<StagedSubmission> listDue(Instant started) {
    return records.read(tables -> tables.staging().listDue(started, started, BATCH));
  }

  /** What became of it; nothing when another server was quicker, or nobody can take it yet. */
  private Optional<ReceiptState> commit(StagedSubmission row, Instant started) {
    JsonNode document = StrictJson.parseStored(row.payload());
    FeedbackType type = FeedbackType.of(row.id().kind());
    Submission submission = Submission.parseStored(type, document);
    if (stillWaits(row, submission)) {
      return await(row, submission, started);
    }
    ScreeningResult screened = screening.look(type, document);
    Optional<HoldReason> reason = screened.suspicion().or(() -> reserved.find(submission));
    if (reason.isPresent() && row.state() == StagingState.STAGED) {
      return hold(row, reason.get());
    }
    if (records.read(tables -> destinations.queue().isTaken(tables, submission))) {
      return await(row, submission, started);
    }
    if (!submission.becomesContent()) {
      return commit(row, document, submission, screened);
    }
    if (forge.isEmpty()) {
      stamp(row, started);
      return Optional.empty();
    }
    return switch (forge.get().open(row, document, screened)) {
      case ForgeDestination.Settled(Optional<ReceiptState> state) -> state;
      case ForgeDestination.Suspicious(HoldReason found) -> hold(row, found);
      case ForgeDestination.Outrun() -> await(row, submission, started);
    };
  }

  /** Whether another server brought a change of the same entry first is asked within the write. */
  private Optional<ReceiptState> commit(
      StagedSubmission row, JsonNode document, Submission submission, ScreeningResult screened) {
    return records.write(
        tables ->
            RowGuard.find(tables, row)
                .filter(_ -> !destinations.queue().isTaken(tables, submission))
                .flatMap(
                    same ->
                        destinations.commit(
                            tables,
                            same,
                            document,
                            screened.serverFields(Optional.empty()),
                            clock.instant())));
  }

  private boolean stillWaits(StagedSubmission row, Submission submission) {
    return records.read(
        tables ->
            tables.queue().findWait(row.id()).isPresent()
                && destinations.queue().isTaken(tables, submission));
  }

  private Optional<ReceiptState> await(
      StagedSubmission row, Submission submission, Instant started) {
    Instant now = noEarlierThan(started);
    records.write(
        tables -> {
          ChangeQueue.await(tables, row, submission, now);
          return tables.staging().stampAttempt(row.id(), now);
        });
    return Optional.empty();
  }

  private Optional<ReceiptState> hold(StagedSubmission row, HoldReason suspicion) {
    return records.write(
        tables ->
            RowGuard.find(tables, row)
                .filter(same -> Holding.hold(tables, same, suspicion, clock.instant()))
                .map(_ -> ReceiptState.NER_HELD_FOR_REVIEW));
  }

  private void stamp(StagedSubmission row, Instant started) {
    records.write(tables -> tables.staging().stampAttempt(row.id(), noEarlierThan(started)));
  }

  /** Were the clock set back during a run, a row tried in it would seem untried for ever. */
  private Instant noEarlierThan(Instant started) {
    Instant now = clock.instant();
    return now.isBefore(started) ? started : now;
  }
}
