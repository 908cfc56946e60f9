package be.becivic.records.submission;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Samples;
import be.becivic.records.Votes;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SessionReceiptsTest extends OnBothEngines {
  private final Samples samples = new Samples(4);

  @Test
  void aSessionListsItsOwnSubmissionsInOrderOfArrival() {
    Hash session = samples.hash();
    StagedSubmission second = stage(session, NOW);
    StagedSubmission first = stage(session, NOW.minusSeconds(1));
    stage(samples.hash(), NOW);

    assertThat(list(session))
        .extracting(SessionReceipt::id)
        .containsExactly(first.id(), second.id());
    assertThat(list(session)).extracting(SessionReceipt::state).containsOnly(ReceiptState.STAGED);
  }

  @Test
  void aSessionWhoseHashBeginsAlikeIsAnother() {
    byte[] bytes = samples.hash().bytes();
    StagedSubmission own = stage(Hash.of(bytes), NOW);
    bytes[31]++;
    stage(Hash.of(bytes), NOW);
    bytes[31]--;

    assertThat(list(Hash.of(bytes))).extracting(SessionReceipt::id).containsExactly(own.id());
  }

  @Test
  void whatLeavesStagingWithoutAWordIsForgotten() {
    Hash session = samples.hash();
    StagedSubmission row = stage(session, NOW);
    change(t -> t.staging().delete(row.id()));

    assertThat(list(session)).isEmpty();
  }

  @Test
  void aSettledReceiptSaysWhenAndExpires() {
    Hash session = samples.hash();
    StagedSubmission row = stage(session, NOW);
    Instant expiry = NOW.plusSeconds(60);
    change(
        t -> {
          t.staging().delete(row.id());
          t.sessions().settle(row, ReceiptState.COMMITTED, NOW, expiry);
        });

    assertThat(list(session))
        .singleElement()
        .returns(ReceiptState.COMMITTED, SessionReceipt::state)
        .returns(row.receivedAt(), SessionReceipt::receivedAt)
        .returns(Optional.of(NOW), SessionReceipt::settledAt);
    change(t -> assertThat(t.sessions().deleteExpired(expiry)).isEqualTo(1));
    assertThat(list(session)).isEmpty();
  }

  @Test
  void whatBecameOfASubmissionReplacesWhatWasSaidBefore() {
    Hash session = samples.hash();
    StagedSubmission row = stage(session, NOW);
    change(t -> t.sessions().settle(row, ReceiptState.NER_HELD_FOR_REVIEW, NOW, NOW));
    change(t -> t.sessions().settle(row, ReceiptState.RELEASED, NOW.plusSeconds(1), NOW));
    change(t -> t.sessions().settle(row.id(), ReceiptState.CONFLICT, NOW.plusSeconds(2), NOW));

    assertThat(list(session))
        .singleElement()
        .returns(ReceiptState.CONFLICT, SessionReceipt::state)
        .returns(Optional.of(NOW.plusSeconds(2)), SessionReceipt::settledAt);
  }

  @Test
  void whatIsRememberedCanBeDeletedOnce() {
    StagedSubmission row = stage(samples.hash(), NOW);
    change(t -> t.sessions().settle(row, ReceiptState.COMMITTED, NOW, NOW));
    change(t -> assertThat(t.sessions().delete(row.id())).isTrue());
    change(t -> assertThat(t.sessions().delete(row.id())).isFalse());
  }

  @Test
  void whatBelongsToNoSessionIsNotRemembered() {
    StagedSubmission alone = samples.staged();
    change(t -> t.sessions().settle(alone, ReceiptState.COMMITTED, NOW, NOW));
    change(t -> assertThat(t.sessions().delete(alone.id())).isFalse());
  }

  @Test
  void whatIsHeldForReviewDoesNotExpire() {
    StagedSubmission row = stage(samples.hash(), NOW);
    change(t -> t.sessions().settle(row, ReceiptState.NER_HELD_FOR_REVIEW, NOW, NOW));
    change(t -> assertThat(t.sessions().deleteExpired(NOW.plusSeconds(1_000_000))).isZero());
  }

  @Test
  void aVoteIsListedWhileItIsRecent() {
    Validation vote =
        new Votes(samples).confirm(Target.of(TargetType.SKILL, "move-house"), samples.hash());
    Hash session = vote.session().orElseThrow();
    change(t -> t.validations().insert(vote));

    assertThat(list(session))
        .singleElement()
        .returns(vote.id(), SessionReceipt::id)
        .returns(ReceiptState.APPLIED, SessionReceipt::state)
        .returns(Optional.of(vote.appliedAt()), SessionReceipt::settledAt);
    check(t -> assertThat(t.sessions().list(session, vote.appliedAt())).isEmpty());
    change(t -> t.validations().markQuarantined(vote.id()));
    assertThat(list(session))
        .extracting(SessionReceipt::state)
        .containsExactly(ReceiptState.QUARANTINED);
  }

  private List<SessionReceipt> list(Hash session) {
    return records.read(t -> t.sessions().list(session, Instant.EPOCH));
  }

  private StagedSubmission stage(Hash session, Instant receivedAt) {
    StagedSubmission alone = samples.staged();
    var row =
        new StagedSubmission(
            alone.id(),
            StagingState.STAGED,
            alone.payload(),
            receivedAt,
            receivedAt,
            alone.commitEta(),
            alone.tokenHash(),
            alone.salt(),
            alone.submitterHash(),
            alone.cohortAnchor(),
            alone.lastAttempt(),
            Optional.of(session));
    change(t -> t.staging().insert(row));
    return row;
  }
}
