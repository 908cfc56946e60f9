package be.becivic.records;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.model.Hash;
import be.becivic.records.model.ReceiptState;
import be.becivic.records.model.SessionReceipt;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SessionsTest extends OnBothEngines {
  private final Samples samples = new Samples(4);

  @Test
  void aSessionListsItsOwnSubmissionsInOrderOfArrival() {
    Hash session = samples.hash();
    SessionReceipt second = insert(session, NOW);
    SessionReceipt first = insert(session, NOW.minusSeconds(1));
    insert(samples.hash(), NOW);
    check(t -> assertThat(t.sessions().list(session)).containsExactly(first, second));
  }

  @Test
  void aDeletedReceiptIsGone() {
    Hash session = samples.hash();
    SessionReceipt receipt = insert(session, NOW);
    change(t -> assertThat(t.sessions().delete(receipt.id())).isTrue());
    change(t -> assertThat(t.sessions().delete(receipt.id())).isFalse());
    check(t -> assertThat(t.sessions().list(session)).isEmpty());
  }

  @Test
  void aSettledReceiptSaysWhenAndExpires() {
    Hash session = samples.hash();
    SessionReceipt receipt = insert(session, NOW);
    Instant expiry = NOW.plusSeconds(60);
    change(
        t ->
            assertThat(t.sessions().settle(receipt.id(), ReceiptState.COMMITTED, NOW, expiry))
                .isTrue());
    check(
        t ->
            assertThat(t.sessions().list(session))
                .singleElement()
                .returns(ReceiptState.COMMITTED, SessionReceipt::state)
                .returns(Optional.of(NOW), SessionReceipt::settledAt));
    change(t -> assertThat(t.sessions().deleteExpired(expiry)).isEqualTo(1));
    check(t -> assertThat(t.sessions().list(session)).isEmpty());
  }

  @Test
  void whatHasNotSettledDoesNotExpire() {
    insert(samples.hash(), NOW);
    change(t -> assertThat(t.sessions().deleteExpired(NOW.plusSeconds(1_000_000))).isZero());
  }

  @Test
  void whatIsHeldForReviewDoesNotExpire() {
    SessionReceipt receipt = insert(samples.hash(), NOW);
    change(t -> t.sessions().settle(receipt.id(), ReceiptState.NER_HELD_FOR_REVIEW, NOW, NOW));
    change(t -> assertThat(t.sessions().deleteExpired(NOW.plusSeconds(1_000_000))).isZero());
  }

  private SessionReceipt insert(Hash session, Instant receivedAt) {
    var receipt =
        new SessionReceipt(
            samples.concernId(),
            session,
            ReceiptState.STAGED,
            receivedAt,
            Optional.empty(),
            Optional.empty());
    change(t -> t.sessions().insert(receipt));
    return receipt;
  }
}
