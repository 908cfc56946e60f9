package be.becivic.lifecycle;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.model.CommittedReceipt;
import be.becivic.records.model.ReceiptState;
import be.becivic.records.model.StagedSubmission;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Moves submissions whose staging window has passed to where they belong (§8.3). */
public final class CommitJob {
  private static final int BATCH = 200;
  private static final Duration RECEIPT_LIFE = Duration.ofHours(48);
  private static final Duration OVERDUE = Duration.ofHours(24);

  private final Records records;
  private final InstantSource clock;
  private final Map<FeedbackType, Destination> destinations =
      Map.of(FeedbackType.FEEDBACK, new FeedbackDestination());

  public CommitJob(Records records, InstantSource clock) {
    this.records = records;
    this.clock = clock;
  }

  /** What one run did; what failed is tried again by the next. */
  public record Result(int committed, List<RuntimeException> failures) {}

  /** Each row is its own transaction, so that one that fails holds up nobody. */
  public Result run() {
    Instant started = clock.instant();
    int committed = 0;
    var failures = new ArrayList<RuntimeException>();
    List<StagedSubmission> due = listDue(started);
    while (!due.isEmpty()) {
      for (StagedSubmission row : due) {
        try {
          committed += records.write(tables -> commit(tables, row.id())) ? 1 : 0;
        } catch (RuntimeException failure) {
          failures.add(failure);
          records.write(tables -> tables.staging().stampAttempt(row.id(), clock.instant()));
        }
      }
      due = listDue(started);
    }
    return new Result(committed, failures);
  }

  /** How many submissions wait a day longer than they should: anything above zero is an alarm. */
  public long countOverdue() {
    return records.read(tables -> tables.staging().countOverdue(clock.instant().minus(OVERDUE)));
  }

  private List<StagedSubmission> listDue(Instant started) {
    return records.read(tables -> tables.staging().listDue(started, started, BATCH));
  }

  /** Of several servers, the one that deletes the row commits it. */
  private boolean commit(Tables tables, SubmissionId id) {
    Optional<StagedSubmission> row = tables.staging().find(id);
    if (row.isEmpty() || !tables.staging().delete(id)) {
      return false;
    }
    Instant now = clock.instant();
    destinationOf(id).accept(tables, row.get(), now);
    tables.receipts().insert(receipt(row.get(), now));
    return true;
  }

  private Destination destinationOf(SubmissionId id) {
    FeedbackType type = FeedbackType.of(id.kind());
    return Optional.ofNullable(destinations.get(type))
        .orElseThrow(() -> new IllegalStateException("nothing commits a " + type));
  }

  private static CommittedReceipt receipt(StagedSubmission row, Instant now) {
    return new CommittedReceipt(
        row.id(),
        ReceiptState.COMMITTED,
        now,
        row.tokenHash(),
        row.salt(),
        row.submitterHash(),
        now.plus(RECEIPT_LIFE));
  }
}
