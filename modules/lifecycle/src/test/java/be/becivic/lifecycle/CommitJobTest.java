package be.becivic.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.model.FeedbackRow;
import be.becivic.records.model.Hash;
import be.becivic.records.model.ReceiptState;
import be.becivic.records.model.Salt;
import be.becivic.records.model.StagedSubmission;
import be.becivic.records.model.StagingState;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommitJobTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final Hash ANY = Hash.sha256(new byte[] {1});

  @TempDir Path folder;
  private Records records;
  private Instant now = NOON;
  private CommitJob job;

  @BeforeEach
  void open() {
    records = Records.open(new Location.Embedded(folder.resolve("test.db")));
    InstantSource clock = () -> now;
    job = new CommitJob(records, clock);
  }

  @AfterEach
  void close() {
    records.close();
  }

  @Test
  void onlyWhatIsDueIsCommitted() {
    SubmissionId due = stage(NOON, feedback("Clear."));
    SubmissionId later = stage(NOON.plusMillis(1), feedback("Not yet."));
    assertThat(job.run()).isEqualTo(new CommitJob.Result(1, List.of()));
    assertThat(isStaged(due)).isFalse();
    assertThat(isStaged(later)).isTrue();
  }

  @Test
  void feedbackReachesTheOperatorsQueueWithANumberAndAReceipt() {
    SubmissionId id = stage(NOON, feedback("The search found it."));
    job.run();
    FeedbackRow row = records.read(tables -> tables.feedbackChannel().listUntriaged(10)).getFirst();
    assertThat(row.uid()).isEqualTo(new Uid(Uid.Kind.FEEDBACK, 1));
    assertThat(row.body()).isEqualTo("The search found it.");
    assertThat(row.topic()).contains("praise");
    assertThat(row.committedAt()).isEqualTo(NOON);
    var receipt = records.read(tables -> tables.receipts().find(id)).orElseThrow();
    assertThat(receipt.state()).isEqualTo(ReceiptState.COMMITTED);
    assertThat(receipt.expiresAt()).isEqualTo(NOON.plus(Duration.ofHours(48)));
  }

  @Test
  void whatCannotBeCommittedStaysIsStampedAndHoldsUpNobody() {
    SubmissionId broken = stage(NOON.minusSeconds(60), "{}");
    SubmissionId good = stage(NOON, feedback("Fine."));
    CommitJob.Result result = job.run();
    assertThat(result.committed()).isEqualTo(1);
    assertThat(result.failures()).hasSize(1);
    assertThat(isStaged(good)).isFalse();
    var row = records.read(tables -> tables.staging().find(broken)).orElseThrow();
    assertThat(row.lastAttempt()).contains(NOON);
  }

  @Test
  void whatFailedIsTriedAgainByTheNextRunAndRaisesTheAlarmAfterADay() {
    stage(NOON, "{}");
    job.run();
    now = NOON.plusSeconds(300);
    assertThat(job.run().failures()).hasSize(1);
    assertThat(job.countOverdue()).isZero();
    now = NOON.plus(Duration.ofHours(24)).plusMillis(1);
    assertThat(job.countOverdue()).isEqualTo(1);
  }

  @Test
  void runsAtTheSameTimeCommitEachSubmissionOnce() throws Exception {
    for (int i = 0; i < 40; i++) {
      stage(NOON, feedback("Message."));
    }
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Callable<CommitJob.Result> run = job::run;
      int committed =
          threads.invokeAll(Collections.nCopies(4, run)).stream()
              .mapToInt(future -> future.resultNow().committed())
              .sum();
      assertThat(committed).isEqualTo(40);
    }
    List<FeedbackRow> rows = records.read(tables -> tables.feedbackChannel().listNewest(100));
    assertThat(rows).hasSize(40);
  }

  @Test
  void moreThanOneBatchIsCommittedInOneRun() {
    for (int i = 0; i < 450; i++) {
      stage(NOON, feedback("Message."));
    }
    assertThat(job.run().committed()).isEqualTo(450);
  }

  private boolean isStaged(SubmissionId id) {
    return records.read(tables -> tables.staging().find(id)).isPresent();
  }

  private SubmissionId stage(Instant commitEta, String payload) {
    UUID random = UUID.randomUUID();
    long version7 = (random.getMostSignificantBits() & ~0xF000L) | 0x7000L;
    var id =
        new SubmissionId(
            SubmissionId.Kind.FEEDBACK, new UUID(version7, random.getLeastSignificantBits()));
    records.write(
        tables -> {
          tables
              .staging()
              .insert(
                  new StagedSubmission(
                      id,
                      StagingState.STAGED,
                      payload,
                      NOON,
                      NOON,
                      commitEta,
                      ANY,
                      Salt.of(new byte[Salt.LENGTH]),
                      ANY,
                      Optional.empty(),
                      Optional.empty()));
          return id;
        });
    return id;
  }

  private static String feedback(String body) {
    return """
    {"body": "%s", "topic": "praise", "submitting_agent": "test-agent/1.0",
     "submission_contract_version": "2.1.0"}\
    """
        .formatted(body);
  }
}
