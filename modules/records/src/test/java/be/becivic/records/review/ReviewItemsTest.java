package be.becivic.records.review;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.Samples.SKILL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.OnBothEngines;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Samples;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ReviewItemsTest extends OnBothEngines {
  private static final Instant YEAR_LATER = NOW.plusSeconds(31_536_000);

  private final Samples samples = new Samples(12);

  @Test
  void anOpenItemIsFoundByWhatItIsAbout() {
    ReviewItem flag = openFlag();
    ReviewItem hold = openHold(samples.concernId());
    check(
        t -> {
          assertThat(t.review().find(flag.id())).contains(flag);
          assertThat(t.review().findOpen(ReviewKind.INJECTION_FLAG, SKILL)).contains(flag);
          assertThat(t.review().findOpen(ReviewKind.SOURCE_ROT, SKILL)).isEmpty();
          assertThat(t.review().findOpen(hold.submission().orElseThrow())).contains(hold);
          assertThat(t.review().listOpen()).containsExactly(flag, hold);
        });
  }

  @Test
  void anItemIsResolvedOnce() {
    ReviewItem flag = openFlag();
    change(t -> assertThat(t.review().resolve(flag.id(), Resolution.FLAG_UPHELD, NOW)).isTrue());
    change(
        t -> assertThat(t.review().resolve(flag.id(), Resolution.FLAG_DISMISSED, NOW)).isFalse());
    check(
        t -> {
          assertThat(t.review().listOpen()).isEmpty();
          assertThat(t.review().list(SKILL))
              .singleElement()
              .returns(Optional.of(Resolution.FLAG_UPHELD), ReviewItem::resolution)
              .returns(Optional.of(NOW), ReviewItem::resolvedAt);
        });
  }

  @Test
  void heldTextIsKeptUntilItIsDeleted() {
    SubmissionId submission = samples.concernId();
    ReviewItem hold = openHold(submission);
    var text =
        new HeldText(
            submission,
            hold.id(),
            Optional.of(new Uid(Uid.Kind.CONCERN, 873)),
            "{\"body\":\"ask for Jan\"}",
            NOW);
    change(t -> t.review().hold(text));
    check(
        t -> {
          assertThat(t.review().findHeld(submission)).contains(text);
          assertThat(t.review().listHeld(hold.id())).containsExactly(text);
        });
    change(t -> assertThat(t.review().deleteHeld(submission)).isTrue());
    check(t -> assertThat(t.review().findHeld(submission)).isEmpty());
  }

  @Test
  void discardingDestroysTheTextAndClosesTheReview() {
    SubmissionId submission = samples.concernId();
    ReviewItem hold = openHold(submission);
    change(t -> t.review().hold(new HeldText(submission, hold.id(), Optional.empty(), "{}", NOW)));
    change(t -> assertThat(t.review().discard(submission, NOW)).isTrue());
    change(t -> assertThat(t.review().discard(submission, NOW)).isFalse());
    check(
        t -> {
          assertThat(t.review().findHeld(submission)).isEmpty();
          assertThat(t.review().find(hold.id()))
              .get()
              .returns(Optional.of(Resolution.DISCARDED), ReviewItem::resolution);
        });
  }

  @Test
  void discardingWhatWasHeldInStagingLeavesAReceiptOnly() {
    StagedSubmission row = samples.staged(StagingState.NER_HELD_FOR_REVIEW, NOW);
    ReviewItem hold = openHold(row.id());
    change(
        t -> {
          t.staging().insert(row);
          t.review().hold(new HeldText(row.id(), hold.id(), Optional.empty(), "{}", NOW));
        });
    change(t -> assertThat(t.discardHeld(row.id(), NOW)).isTrue());
    change(t -> assertThat(t.discardHeld(row.id(), NOW)).isFalse());
    check(
        t -> {
          assertThat(t.staging().find(row.id())).isEmpty();
          assertThat(t.review().findHeld(row.id())).isEmpty();
          assertThat(t.receipts().find(row.id()))
              .get()
              .returns(ReceiptState.DISCARDED, CommittedReceipt::state)
              .returns(NOW.plus(CommittedReceipt.LIFE), CommittedReceipt::expiresAt);
        });
  }

  @Test
  void discardingWhatWasHeldAfterItsCommitMovesItsReceipt() {
    StagedSubmission row = samples.staged();
    ReviewItem hold = openHold(row.id());
    change(
        t -> {
          t.receipts().insert(CommittedReceipt.of(row, ReceiptState.NER_HELD_FOR_REVIEW, NOW));
          t.review().hold(new HeldText(row.id(), hold.id(), Optional.empty(), "{}", NOW));
        });
    change(t -> assertThat(t.discardHeld(row.id(), NOW)).isTrue());
    check(
        t ->
            assertThat(t.receipts().find(row.id()))
                .get()
                .returns(ReceiptState.DISCARDED, CommittedReceipt::state));
  }

  @Test
  void noTextIsHeldWithoutAReview() {
    var text = new HeldText(samples.concernId(), 404, Optional.empty(), "{}", NOW);
    assertThatThrownBy(() -> change(t -> t.review().hold(text)))
        .isNotInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void aStrikeCountsOnceTheFlagIsJudgedFalse() {
    Hash flagger = samples.hash();
    change(t -> t.strikes().open(1, flagger, NOW, YEAR_LATER));
    change(t -> t.strikes().open(1, flagger, NOW, YEAR_LATER));
    check(t -> assertThat(t.strikes().count(flagger, NOW)).isZero());
    change(t -> assertThat(t.strikes().confirm(1)).isEqualTo(1));
    check(t -> assertThat(t.strikes().count(flagger, NOW)).isEqualTo(1));
  }

  @Test
  void aRightfulFlagLeavesNoTrace() {
    Hash flagger = samples.hash();
    change(t -> t.strikes().open(1, flagger, NOW, YEAR_LATER));
    change(t -> assertThat(t.strikes().erase(1)).isEqualTo(1));
    change(t -> assertThat(t.strikes().confirm(1)).isZero());
  }

  @Test
  void strikesExpire() {
    Hash flagger = samples.hash();
    change(t -> t.strikes().open(1, flagger, NOW, YEAR_LATER));
    change(t -> t.strikes().confirm(1));
    check(t -> assertThat(t.strikes().count(flagger, YEAR_LATER)).isZero());
    change(t -> assertThat(t.strikes().deleteExpired(YEAR_LATER)).isEqualTo(1));
  }

  private ReviewItem openFlag() {
    return records.write(
        t ->
            t.review()
                .open(
                    ReviewKind.INJECTION_FLAG,
                    Optional.of(SKILL),
                    Optional.empty(),
                    "flagged by a vote",
                    NOW));
  }

  private ReviewItem openHold(SubmissionId submission) {
    return records.write(
        t ->
            t.review()
                .open(
                    ReviewKind.NER_HOLD,
                    Optional.empty(),
                    Optional.of(submission),
                    "a name in /content/body",
                    NOW));
  }
}
