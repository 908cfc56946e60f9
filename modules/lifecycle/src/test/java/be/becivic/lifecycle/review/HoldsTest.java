package be.becivic.lifecycle.review;

import static be.becivic.lifecycle.House.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Concern;
import be.becivic.records.content.Rating;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HoldsTest extends HoldsCase {
  @Test
  void theCommitJobHoldsATextThatNamesSomeone() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    house.check(
        tables -> {
          assertThat(tables.concerns().findBySubmission(id)).isEmpty();
          assertThat(tables.staging().find(id))
              .get()
              .returns(StagingState.NER_HELD_FOR_REVIEW, StagedSubmission::state)
              .returns("{}", StagedSubmission::payload);
          assertThat(tables.review().findHeld(id)).get().asString().doesNotContain("Marie");
          assertThat(tables.review().findOpen(id))
              .get()
              .returns(ReviewKind.NER_HOLD, ReviewItem::kind)
              .returns(
                  Optional.of(Target.of(TargetType.SKILL, AcceptedSubmission.SKILL)),
                  ReviewItem::target)
              .extracting(ReviewItem::note)
              .asString()
              .doesNotContain("Marie");
        });
    assertThat(house.sessionState(id)).isEqualTo(ReceiptState.NER_HELD_FOR_REVIEW);
  }

  @Test
  void aReviewerSeesTheTextAndWhatWasMarkedInIt() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    HeldDocument shown = holds.find(id).orElseThrow();
    assertThat(shown.document().at("/content/body").stringValue()).isEqualTo(NAMED);
    assertThat(shown.findings().persons()).hasSize(1);
  }

  @Test
  void whatIsReleasedWhenItIsDueIsCommittedAtOnce() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertMoved(holds.move(id, ReceiptState.RELEASED), ReceiptState.RELEASED);
    assertThat(concern(id).payload()).contains(NAMED);
    assertThat(house.receipt(id)).contains(ReceiptState.RELEASED);
    assertThat(house.sessionState(id)).isEqualTo(ReceiptState.RELEASED);
    assertNothingHeld(id, Resolution.RELEASED);
  }

  @Test
  void whatIsReleasedBeforeItIsDueWaitsOutItsWindow() {
    SubmissionId id =
        house.stage(AcceptedSubmission.concern(PLAIN), NOON.plus(Duration.ofHours(2)));
    holds.move(id, ReceiptState.NER_HELD_FOR_REVIEW);
    assertMoved(holds.move(id, ReceiptState.RELEASED), ReceiptState.RELEASED);
    assertThat(house.isStaged(id)).isTrue();
    house.pass(Duration.ofHours(2));
    assertThat(house.commitJob().run().committed()).isEqualTo(1);
    assertThat(house.receipt(id)).contains(ReceiptState.RELEASED);
  }

  @Test
  void whatIsDiscardedLeavesNothingButAReceipt() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertMoved(holds.move(id, ReceiptState.DISCARDED), ReceiptState.DISCARDED);
    assertThat(house.isStaged(id)).isFalse();
    assertThat(house.receipt(id)).contains(ReceiptState.DISCARDED);
    assertThat(house.sessionState(id)).isEqualTo(ReceiptState.DISCARDED);
    assertNothingHeld(id, Resolution.DISCARDED);
  }

  @Test
  void aCommittedRowIsPulledAndComesBackAsItWas() {
    SubmissionId id = house.commit(AcceptedSubmission.concern(PLAIN));
    house.commit(AcceptedSubmission.concern(PLAIN));
    Concern before = concern(id);
    house.pass(Duration.ofHours(1));
    assertThat(holds.move(id, ReceiptState.NER_HELD_FOR_REVIEW))
        .isEqualTo(
            Outcome.ok(new StateChange(ReceiptState.COMMITTED, ReceiptState.NER_HELD_FOR_REVIEW)));
    house.check(tables -> assertThat(tables.concerns().find(before.uid())).isEmpty());
    assertMoved(holds.move(id, ReceiptState.RELEASED), ReceiptState.RELEASED);
    assertThat(concern(id)).isEqualTo(before);
  }

  @Test
  void aPulledRatingComesBackAsItWas() {
    SubmissionId id = house.commit(AcceptedSubmission.skillRating("Shorter sentences."));
    Rating before = rating(id);
    holds.move(id, ReceiptState.NER_HELD_FOR_REVIEW);
    house.check(tables -> assertThat(tables.ratings().findBySubmission(id)).isEmpty());
    holds.move(id, ReceiptState.RELEASED);
    assertThat(rating(id)).isEqualTo(before);
  }

  @Test
  void aPulledMessageComesBackAsItWas() {
    SubmissionId id = house.commit(AcceptedSubmission.feedback("The page was easy to follow."));
    var before = house.read(tables -> tables.feedbackChannel().findBySubmission(id));
    holds.move(id, ReceiptState.NER_HELD_FOR_REVIEW);
    house.check(tables -> assertThat(tables.feedbackChannel().findBySubmission(id)).isEmpty());
    holds.move(id, ReceiptState.RELEASED);
    house.check(
        tables -> assertThat(tables.feedbackChannel().findBySubmission(id)).isEqualTo(before));
  }

  @Test
  void aPulledAmendmentTakesItsRevisionAlongAndMakesItAgainWhenReleased() {
    Revision<CatalogueValue> stable = house.addValue("180");
    SubmissionId id =
        house.commit(
            AcceptedSubmission.valueAmendment(
                stable.uid().toString(), "185", "for every applicant"));
    holds.move(id, ReceiptState.NER_HELD_FOR_REVIEW);
    assertThat(value(stable.uid()))
        .returns(stable.content(), Revision::content)
        .returns(Status.STABLE, Revision::status);
    holds.move(id, ReceiptState.RELEASED);
    assertThat(value(stable.uid()))
        .returns(Status.ALPHA, Revision::status)
        .returns(Optional.of(new Uid(Uid.Kind.AMENDMENT, 1)), Revision::amendedBy)
        .extracting(row -> row.content().orElseThrow().json())
        .isEqualTo("185");
  }

  @Test
  void aSummaryWaitsForAMaintainerHoweverPlainItIs() {
    SubmissionId id = house.stage(AcceptedSubmission.summaryAmendment("Report a move."));
    assertThat(house.commitJob().run().held()).isEqualTo(1);
    house.check(
        tables ->
            assertThat(tables.review().findOpen(id))
                .get()
                .returns(ReviewKind.CHECK_HOLD, ReviewItem::kind));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1900", "89", "361", "-180", "0"})
  void aNumberUnlikeTheOneBeforeItWaits(String value) {
    Revision<CatalogueValue> before = house.addValue("180");
    SubmissionId id = hold(AcceptedSubmission.valueAmendment(before.uid().toString(), value, "x"));
    house.check(
        tables ->
            assertThat(tables.review().findOpen(id))
                .get()
                .returns(ReviewKind.SHAPE_HOLD, ReviewItem::kind));
    assertMoved(holds.move(id, ReceiptState.RELEASED), ReceiptState.RELEASED);
  }
}
