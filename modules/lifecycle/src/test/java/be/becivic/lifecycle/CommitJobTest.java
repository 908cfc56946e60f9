package be.becivic.lifecycle;

import static be.becivic.lifecycle.House.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.SessionReceipt;
import be.becivic.records.submission.StagedSubmission;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class CommitJobTest {
  @TempDir Path folder;
  private House house;

  @BeforeEach
  void open() {
    house = House.embedded(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void onlyWhatIsDueIsCommitted() {
    SubmissionId due =
        house.stage(AcceptedSubmission.feedback("The page was easy to follow."), NOON);
    SubmissionId later =
        house.stage(
            AcceptedSubmission.feedback("The page was hard to follow."), NOON.plusMillis(1));
    assertThat(house.commitJob().run()).isEqualTo(new CommitJob.Result(1, 0, 0, List.of()));
    assertThat(house.isStaged(due)).isFalse();
    assertThat(house.isStaged(later)).isTrue();
  }

  @Test
  void theReceiptAndTheSessionTellForTwoDays() {
    SubmissionId id = house.commit(AcceptedSubmission.concern("The counter closes at noon."));
    var receipt = house.read(tables -> tables.receipts().find(id)).orElseThrow();
    assertThat(receipt.state()).isEqualTo(ReceiptState.COMMITTED);
    assertThat(receipt.at()).isEqualTo(NOON);
    assertThat(receipt.expiresAt()).isEqualTo(NOON.plus(Duration.ofHours(48)));
    house.check(
        tables ->
            assertThat(tables.sessions().list(House.SESSION, Instant.EPOCH))
                .singleElement()
                .returns(ReceiptState.COMMITTED, SessionReceipt::state)
                .returns(Optional.of(NOON), SessionReceipt::settledAt)
                .returns(Optional.of(NOON.plus(Duration.ofHours(48))), SessionReceipt::expiresAt));
  }

  @Test
  void whatCannotBeCommittedStaysIsStampedAndHoldsUpNobody() {
    SubmissionId broken = house.stage(broken(), NOON.minusSeconds(60));
    SubmissionId good = house.stage(AcceptedSubmission.feedback("The page was easy to follow."));
    CommitJob.Result result = house.commitJob().run();
    assertThat(result.committed()).isEqualTo(1);
    assertThat(result.failures()).hasSize(1);
    assertThat(house.isStaged(good)).isFalse();
    house.check(
        tables ->
            assertThat(tables.staging().find(broken))
                .get()
                .returns(Optional.of(NOON), StagedSubmission::lastAttempt));
  }

  @Test
  void whatFailedIsTriedAgainByTheNextRunAndRaisesTheAlarmAfterADay() {
    house.stage(broken());
    house.commitJob().run();
    house.pass(Duration.ofMinutes(5));
    assertThat(house.commitJob().run().failures()).hasSize(1);
    assertThat(house.commitJob().countOverdue()).isZero();
    house.now = NOON.plus(Duration.ofHours(24)).plusMillis(1);
    assertThat(house.commitJob().countOverdue()).isEqualTo(1);
  }

  @Test
  void aRecogniserThatCannotAnswerLeavesEverythingWhereItIs() {
    SubmissionId id = house.stage(AcceptedSubmission.concern("The counter closes at noon."));
    var blind =
        new CommitJob(
            house.records,
            house.library,
            (_, _) -> {
              throw new IllegalStateException("no models");
            },
            () -> NOON);
    assertThat(blind.run().failures()).hasSize(1);
    assertThat(house.isStaged(id)).isTrue();
  }

  @Test
  void whatTheForgeMustTakeWaitsWhileThereIsNone() {
    SubmissionId id = house.stage(AcceptedSubmission.tagAmendment("reported-move"));
    assertThat(house.commitJob().run()).isEqualTo(new CommitJob.Result(0, 0, 0, List.of()));
    assertThat(house.isStaged(id)).isTrue();
    house.now = NOON.plus(Duration.ofHours(24)).plusMillis(1);
    assertThat(house.commitJob().countOverdue()).isEqualTo(1);
  }

  @Test
  @Timeout(20)
  void aClockThatIsSetBackDuringARunDoesNotMakeItEndless() {
    house.stage(broken());
    Iterator<Instant> told = List.of(NOON).iterator();
    var job =
        new CommitJob(
            house.records,
            house.library,
            House.RECOGNISER,
            () -> told.hasNext() ? told.next() : NOON.minus(Duration.ofDays(2)));
    assertThat(job.run().failures()).hasSize(1);
  }

  @Test
  void aServerThatStopsBreaksTheRunOffAndBlamesNoRow() {
    SubmissionId id = house.stage(AcceptedSubmission.concern("The counter closes at noon."));
    var stopped =
        new CommitJob(
            house.records,
            house.library,
            (_, _) -> {
              Thread.currentThread().interrupt();
              throw new IllegalStateException("interrupted");
            },
            () -> NOON);
    CommitJob.Result result = stopped.run();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result).isEqualTo(new CommitJob.Result(0, 0, 0, List.of()));
    house.check(
        tables ->
            assertThat(tables.staging().find(id))
                .get()
                .returns(Optional.empty(), StagedSubmission::lastAttempt));
  }

  @Test
  void moreThanOneBatchIsCommittedInOneRun() {
    for (int i = 0; i < 450; i++) {
      house.stage(AcceptedSubmission.feedback("The page was easy to follow."));
    }
    assertThat(house.commitJob().run().committed()).isEqualTo(450);
  }

  private static AcceptedSubmission broken() {
    var id = AcceptedSubmission.feedback("x").id();
    assertThat(id.kind()).isEqualTo(FeedbackType.FEEDBACK.idKind());
    return new AcceptedSubmission(id, "{}", Optional.empty());
  }
}
