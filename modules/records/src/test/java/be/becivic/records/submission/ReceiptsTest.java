package be.becivic.records.submission;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.submission.ReceiptState.COMMITTED;
import static be.becivic.records.submission.ReceiptState.DISCARDED;
import static be.becivic.records.submission.ReceiptState.NER_HELD_FOR_REVIEW;
import static be.becivic.records.submission.ReceiptState.RELEASED;
import static be.becivic.records.submission.ReceiptState.STAGED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.records.OnBothEngines;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Samples;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ReceiptsTest extends OnBothEngines {
  private static final Instant LATER = NOW.plusSeconds(172_800);

  private final Samples samples = new Samples(3);

  @ParameterizedTest
  @EnumSource(value = ReceiptState.class, mode = EnumSource.Mode.EXCLUDE, names = "STAGED")
  void aReceiptIsFoundUnchanged(ReceiptState state) {
    CommittedReceipt receipt = insert(state, LATER);
    check(t -> assertThat(t.receipts().find(receipt.id())).contains(receipt));
  }

  @Test
  void whatIsStillStagedHasNoReceipt() {
    assertThatThrownBy(() -> insert(STAGED, LATER)).isNotInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void aStateChangesOnlyFromTheExpectedOne() {
    CommittedReceipt receipt = insert(NER_HELD_FOR_REVIEW, NOW);
    change(
        t ->
            assertThat(t.receipts().setState(receipt.id(), COMMITTED, DISCARDED, NOW, LATER))
                .isFalse());
    change(
        t ->
            assertThat(
                    t.receipts().setState(receipt.id(), NER_HELD_FOR_REVIEW, RELEASED, NOW, LATER))
                .isTrue());
    check(
        t ->
            assertThat(t.receipts().find(receipt.id()))
                .get()
                .returns(RELEASED, CommittedReceipt::state)
                .returns(LATER, CommittedReceipt::expiresAt));
  }

  @Test
  void expiredReceiptsAreDeletedAndOthersKept() {
    CommittedReceipt expired = insert(COMMITTED, NOW);
    CommittedReceipt alive = insert(COMMITTED, NOW.plusMillis(1));
    change(t -> assertThat(t.receipts().deleteExpired(NOW)).isEqualTo(1));
    check(t -> assertThat(t.receipts().find(expired.id())).isEmpty());
    check(t -> assertThat(t.receipts().find(alive.id())).isPresent());
  }

  @Test
  void whatIsHeldForReviewDoesNotExpire() {
    CommittedReceipt held = insert(NER_HELD_FOR_REVIEW, NOW);
    change(t -> assertThat(t.receipts().deleteExpired(LATER)).isZero());
    check(t -> assertThat(t.receipts().find(held.id())).isPresent());
  }

  private CommittedReceipt insert(ReceiptState state, Instant expiresAt) {
    var receipt =
        new CommittedReceipt(
            samples.concernId(),
            state,
            NOW,
            samples.hash(),
            samples.salt(),
            samples.hash(),
            expiresAt);
    change(t -> t.receipts().insert(receipt));
    return receipt;
  }
}
