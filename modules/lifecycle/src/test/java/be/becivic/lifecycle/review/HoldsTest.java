package be.becivic.lifecycle.review;

import static be.becivic.lifecycle.House.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.lifecycle.House;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Concern;
import be.becivic.records.content.Rating;
import be.becivic.records.review.HeldText;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class HoldsTest {
  private static final String NAMED = "Ask Marie Dubois at the counter.";
  private static final String PLAIN = "The counter closes at noon.";

  @TempDir Path folder;
  private House house;
  private Holds holds;

  @BeforeEach
  void open() {
    house = House.embedded(folder);
    holds = house.holds();
  }

  @AfterEach
  void close() {
    house.close();
  }

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
  void anEditIsReleasedInPlaceOfTheText() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    JsonNode edit = json("{\"content\": {\"body\": \"Ask at the counter.\"}}");
    assertThat(holds.preview(id, edit))
        .isInstanceOfSatisfying(
            Outcome.Ok.class,
            ok -> assertThat(((HeldDocument) ok.value()).findings().persons()).isEmpty());
    assertMoved(holds.releaseAfterEdit(id, edit).outcome(), ReceiptState.RELEASED_AFTER_EDIT);
    assertThat(concern(id).payload()).contains("Ask at the counter.").doesNotContain("Marie");
    assertNothingHeld(id, Resolution.RELEASED_AFTER_EDIT);
  }

  @Test
  void anEditMayKeepANameSinceAPersonDecided() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    JsonNode edit = json("{\"content\": {\"body\": \"Ask for Marie Dubois.\"}}");
    assertMoved(holds.releaseAfterEdit(id, edit).outcome(), ReceiptState.RELEASED_AFTER_EDIT);
  }

  @Test
  void anEditOfAPulledRatingOfASessionIsChecked() {
    SubmissionId id =
        house.commit(
            AcceptedSubmission.rating(
                "session", "ses_018f0000-0000-7000-8000-000000000001", "user_experience_stars"));
    holds.move(id, ReceiptState.NER_HELD_FOR_REVIEW);
    assertMoved(
        holds
            .releaseAfterEdit(id, json("{\"would_be_5_stars\": \"Shorter sentences.\"}"))
            .outcome(),
        ReceiptState.RELEASED_AFTER_EDIT);
    assertThat(rating(id).wouldBe5Stars()).contains("Shorter sentences.");
    assertThat(rating(id).targetId()).isEmpty();
  }

  @Test
  void aReleaseAfterAnEditNeedsTheEdit() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertRefused(
        holds.move(id, ReceiptState.RELEASED_AFTER_EDIT), ErrorCategory.INVALID_TRANSITION);
    assertRefused(
        holds.releaseAfterEdit(id, json("{\"content\": {\"body\": \"" + NAMED + "\"}}")).outcome(),
        ErrorCategory.INVALID_TRANSITION);
    assertThat(holds.find(id)).isPresent();
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

  @Test
  void anEditThatBreaksTheSchemaIsRefused() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertRefused(
        holds.releaseAfterEdit(id, json("{\"content\": {\"body\": \"two\\nlines\"}}")).outcome(),
        ErrorCategory.SCHEMA_FAIL);
    assertThat(holds.find(id)).isPresent();
  }

  @Test
  void anEditCannotBringAnIdentifierIn() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertRefused(
        holds
            .releaseAfterEdit(id, json("{\"content\": {\"body\": \"Mail me@example.com.\"}}"))
            .outcome(),
        ErrorCategory.REGEX_FAIL);
    assertThat(holds.find(id)).isPresent();
  }

  @Test
  void anEditCannotChangeWhatItIsAbout() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertThat(
            holds.releaseAfterEdit(id, json("{\"target_id\": \"birth-registration\"}")).outcome())
        .isEqualTo(Outcome.refused(Rejection.schema("/target_id", "const")));
  }

  @Test
  void aVoteWhoseWordsAreHeldCountsAndGetsThemBack() {
    SubmissionId id = heldVote();
    assertMoved(holds.move(id, ReceiptState.RELEASED), ReceiptState.RELEASED);
    house.check(
        tables ->
            assertThat(tables.validations().find(id))
                .get()
                .returns(Optional.of(NAMED), Validation::rationale)
                .extracting(vote -> vote.traversal().orElseThrow())
                .asString()
                .contains("\"failure_signal\":\"It stopped.\""));
  }

  @Test
  void aVoteMayGetItsWordsBackEdited() {
    SubmissionId id = heldVote();
    assertMoved(
        holds.releaseAfterEdit(id, json("{\"rationale\": \"The fee is higher.\"}")).outcome(),
        ReceiptState.RELEASED_AFTER_EDIT);
    house.check(
        tables ->
            assertThat(tables.validations().find(id))
                .get()
                .returns(Optional.of("The fee is higher."), Validation::rationale));
  }

  @Test
  void aVoteWhoseWordsAreDiscardedStillCounts() {
    SubmissionId id = heldVote();
    assertMoved(holds.move(id, ReceiptState.DISCARDED), ReceiptState.DISCARDED);
    house.check(
        tables -> {
          assertThat(tables.validations().find(id))
              .get()
              .returns(Optional.empty(), Validation::rationale);
          assertThat(tables.tallies().find(vote(id).target(), "r1"))
              .get()
              .returns(1, tally -> tally.counts().rejects());
        });
  }

  @Test
  void fromStagedOnlyAHoldIsAllowed() {
    for (ReceiptState to : ReceiptState.values()) {
      SubmissionId id = house.stage(AcceptedSubmission.concern(PLAIN));
      assertAllowed(holds.move(id, to), to == ReceiptState.NER_HELD_FOR_REVIEW);
    }
  }

  @Test
  void fromCommittedOnlyAHoldIsAllowed() {
    for (ReceiptState to : ReceiptState.values()) {
      SubmissionId id = house.commit(AcceptedSubmission.concern(PLAIN));
      assertAllowed(holds.move(id, to), to == ReceiptState.NER_HELD_FOR_REVIEW);
    }
  }

  @Test
  void fromHeldOnlyADecisionIsAllowed() {
    Set<ReceiptState> decisions = EnumSet.of(ReceiptState.RELEASED, ReceiptState.DISCARDED);
    for (ReceiptState to : ReceiptState.values()) {
      SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
      assertAllowed(holds.move(id, to), decisions.contains(to));
    }
  }

  @Test
  void fromAnyOtherStateNothingIsAllowed() {
    Set<ReceiptState> others =
        EnumSet.complementOf(
            EnumSet.of(
                ReceiptState.STAGED, ReceiptState.COMMITTED, ReceiptState.NER_HELD_FOR_REVIEW));
    for (ReceiptState from : others) {
      SubmissionId id = settled(from);
      for (ReceiptState to : ReceiptState.values()) {
        assertRefused(holds.move(id, to), ErrorCategory.INVALID_TRANSITION);
      }
    }
  }

  @Test
  void anUnknownIdIsNotFound() {
    for (ReceiptState to : ReceiptState.values()) {
      assertRefused(
          holds.move(AcceptedSubmission.concern(PLAIN).id(), to), ErrorCategory.NOT_FOUND);
    }
  }

  private SubmissionId settled(ReceiptState state) {
    SubmissionId id = AcceptedSubmission.concern(PLAIN).id();
    house.change(
        tables ->
            tables
                .receipts()
                .insert(
                    new CommittedReceipt(
                        id, state, NOON, House.TOKEN, House.SALT, House.SUBMITTER, NOON)));
    return id;
  }

  @Test
  void theRightTokensDiscardMeetsAReleaseOnlyOnce() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    house.change(tables -> assertThat(tables.discardHeld(id, NOON)).isTrue());
    assertRefused(holds.move(id, ReceiptState.RELEASED), ErrorCategory.INVALID_TRANSITION);
    assertThat(house.receipt(id)).contains(ReceiptState.DISCARDED);
  }

  private SubmissionId hold(AcceptedSubmission submission) {
    SubmissionId id = house.stage(submission);
    assertThat(house.commitJob().run().held()).isEqualTo(1);
    return id;
  }

  private SubmissionId heldVote() {
    SubmissionId id = AcceptedSubmission.vote();
    house.change(
        tables -> {
          tables.validations().insert(vote(id));
          ReviewItem item =
              tables
                  .review()
                  .open(ReviewKind.NER_HOLD, Optional.empty(), Optional.of(id), "a name", NOON);
          tables
              .review()
              .hold(
                  new HeldText(
                      id,
                      item.id(),
                      Optional.empty(),
                      "{\"rationale\": \"%s\", \"failure_signal\": \"It stopped.\"}"
                          .formatted(NAMED),
                      NOON));
        });
    return id;
  }

  private static Validation vote(SubmissionId id) {
    return new Validation(
        id,
        Target.of(TargetType.PATH_SOURCE, "some-path:some-source"),
        "r1",
        Verdict.REJECT,
        false,
        false,
        Optional.empty(),
        Optional.empty(),
        Optional.of("{\"attempted_on\":\"2026-11-10\",\"outcome\":\"failed\"}"),
        Optional.of(new Voter(House.SUBMITTER, House.SUBMITTER)),
        Optional.empty(),
        false,
        "test-agent/1.0",
        "2.1.0",
        NOON,
        NOON);
  }

  private Concern concern(SubmissionId id) {
    return house.read(tables -> tables.concerns().findBySubmission(id)).orElseThrow();
  }

  private Rating rating(SubmissionId id) {
    return house.read(tables -> tables.ratings().findBySubmission(id)).orElseThrow();
  }

  private Revision<CatalogueValue> value(Uid uid) {
    return house.read(tables -> tables.catalogue().volatileValues().findCurrent(uid)).orElseThrow();
  }

  private static JsonNode json(String text) {
    return StrictJson.parseStored(text);
  }

  private void assertNothingHeld(SubmissionId id, Resolution resolution) {
    house.check(
        tables -> {
          assertThat(tables.review().findHeld(id)).isEmpty();
          assertThat(tables.review().find(1))
              .get()
              .returns(Optional.of(resolution), ReviewItem::resolution);
        });
  }

  private static void assertMoved(Outcome<StateChange> outcome, ReceiptState to) {
    assertThat(outcome)
        .isEqualTo(Outcome.ok(new StateChange(ReceiptState.NER_HELD_FOR_REVIEW, to)));
  }

  private static void assertAllowed(Outcome<StateChange> outcome, boolean allowed) {
    if (allowed) {
      assertThat(outcome).isInstanceOf(Outcome.Ok.class);
    } else {
      assertRefused(outcome, ErrorCategory.INVALID_TRANSITION);
    }
  }

  private static void assertRefused(Outcome<?> outcome, ErrorCategory category) {
    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.Refused.class,
            refused -> assertThat(refused.rejection().category()).isEqualTo(category));
  }
}
