package be.becivic.intake;

import static be.becivic.intake.Desk.category;
import static be.becivic.intake.Desk.receipt;
import static be.becivic.intake.Desk.staged;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.intake.answer.Receipt;
import be.becivic.intake.answer.SubmissionState;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.review.HeldText;
import be.becivic.records.review.HoldKind;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

class CancellationTest {
  @TempDir Path folder;
  private Desk desk;
  private Receipt.Staged held;

  @BeforeEach
  void open() {
    desk = Desk.open(folder, Desk.GENEROUS);
    held = staged(desk.submit(desk.samples.feedback("Zelda was rude.")));
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void textHeldBeforeItsCommitIsDiscarded() {
    change(
        tables -> {
          hold(tables);
          tables
              .staging()
              .setState(held.id(), StagingState.STAGED, StagingState.NER_HELD_FOR_REVIEW);
        });
    assertThat(status()).contains(new SubmissionState.Held(HoldKind.PERSON, ""));
    assertThat(cancel("wrong")).isEqualTo(unauthorised());
    assertThat(cancel(held.cancelToken())).isEqualTo(Outcome.ok(held.id()));
    assertThat(status()).contains(new SubmissionState.Reviewed("discarded"));
    assertNothingIsHeld();
  }

  @Test
  void textHeldAfterItsCommitIsDiscarded() {
    change(
        tables -> {
          hold(tables);
          settle(tables, ReceiptState.NER_HELD_FOR_REVIEW);
        });
    assertThat(cancel("wrong")).isEqualTo(unauthorised());
    assertThat(cancel(held.cancelToken())).isEqualTo(Outcome.ok(held.id()));
    assertThat(status()).contains(new SubmissionState.Reviewed("discarded"));
    assertNothingIsHeld();
  }

  @Test
  void afterTheCommitItIsTooLate() {
    change(tables -> settle(tables, ReceiptState.COMMITTED));
    assertThat(cancel(held.cancelToken()))
        .isEqualTo(Outcome.refused(Rejection.of(ErrorCategory.FORBIDDEN)));
    assertThat(cancel("wrong")).isEqualTo(unauthorised());
  }

  @Test
  void aRepeatOfWhatIsCommittedIsToldItsStateUnlessItIsAnothers() {
    change(tables -> settle(tables, ReceiptState.COMMITTED));
    ObjectNode again = desk.samples.feedback("Zelda was rude.");
    again.put("feedback_id", held.id().toString());

    assertThat(receipt(desk.submit(again)))
        .isEqualTo(new Receipt.Settled(held.id(), status().orElseThrow()));
    assertThat(category(desk.submit(again, Desk.THERE)))
        .isEqualTo(ErrorCategory.DUPLICATE_ID_DIFFERENT_SUBMITTER);
  }

  private void hold(Tables tables) {
    ReviewItem item =
        tables
            .review()
            .open(ReviewKind.NER_HOLD, Optional.empty(), Optional.of(held.id()), "", Desk.NOON);
    tables.review().hold(new HeldText(held.id(), item.id(), Optional.empty(), "{}", Desk.NOON));
  }

  private void settle(Tables tables, ReceiptState state) {
    StagedSubmission row = tables.staging().find(held.id()).orElseThrow();
    tables.staging().delete(held.id());
    tables
        .receipts()
        .insert(
            new CommittedReceipt(
                row.id(),
                state,
                Desk.NOON,
                row.tokenHash(),
                row.salt(),
                row.submitterHash(),
                Desk.NOON.plus(Duration.ofHours(48))));
  }

  private void assertNothingIsHeld() {
    assertThat(desk.records.<Boolean>read(t -> t.review().findHeld(held.id()).isEmpty())).isTrue();
    assertThat(desk.records.<Boolean>read(t -> t.review().findOpen(held.id()).isEmpty())).isTrue();
    assertThat(desk.records.read(t -> t.review().find(1)).orElseThrow().resolution())
        .contains(Resolution.DISCARDED);
  }

  private Outcome<SubmissionId> cancel(String token) {
    return desk.intake.cancel(FeedbackType.FEEDBACK, held.id().toString(), token);
  }

  private Optional<SubmissionState> status() {
    return desk.intake.status(FeedbackType.FEEDBACK, held.id().toString());
  }

  private void change(Consumer<Tables> work) {
    desk.records.write(
        tables -> {
          work.accept(tables);
          return true;
        });
  }

  private static Outcome<SubmissionId> unauthorised() {
    return Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED));
  }
}
