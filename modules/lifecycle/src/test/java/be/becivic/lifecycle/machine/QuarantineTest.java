package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.SKILL;
import static be.becivic.lifecycle.machine.Forum.SOURCE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.value.Hash;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class QuarantineTest {
  private static final Hash FLAGGER = Hash.sha256(new byte[] {9});

  @TempDir Path folder;
  private Forum forum;

  @BeforeEach
  void open() {
    forum = new Forum(folder);
  }

  @AfterEach
  void close() {
    forum.close();
  }

  private Target target(TargetType type) {
    return switch (type) {
      case SKILL -> SKILL;
      case PATH_SOURCE -> SOURCE;
      default -> forum.value;
    };
  }

  private ReviewItem flag(Target target) {
    SubmissionId vote = forum.flag(target, 1);
    Tick tick = forum.quarantine.flagged(vote, FLAGGER);
    assertThat(tick.failures()).isEmpty();
    return forum.reviews(target).getLast();
  }

  @ParameterizedTest
  @EnumSource(names = {"SKILL", "PATH_SOURCE", "VOLATILE_VALUE"})
  void theFirstFlagPullsAnArtefactAtOnceAndCallsAPerson(TargetType type) {
    Target target = target(type);
    SubmissionId vote = forum.flag(target, 1);
    assertThat(forum.quarantine.flagged(vote, FLAGGER).decided())
        .singleElement()
        .satisfies(decided -> assertThat(decided.decision().rule()).isEqualTo("quarantine"));
    assertThat(forum.status(target)).isEqualTo(Status.QUARANTINED);
    assertThat(forum.reviews(target))
        .singleElement()
        .satisfies(
            item -> {
              assertThat(item.kind()).isEqualTo(ReviewKind.INJECTION_FLAG);
              assertThat(item.submission()).contains(vote);
            });
    assertThat(forum.read(t -> t.validations().find(vote)).orElseThrow().quarantined()).isTrue();
  }

  @Test
  void aValueWithAStablePastGoesBackToIt() {
    forum.correctValue(140);
    flag(forum.value);
    assertThat(forum.status(forum.value)).isEqualTo(Status.STABLE);
    assertThat(forum.reviews(forum.value)).hasSize(1);
  }

  @Test
  void aFlagThatNobodyActedOnIsFoundByTheNextTick() {
    SubmissionId vote = forum.flag(SKILL, 1);
    assertThat(forum.machine.tick().decided()).hasSize(1);
    assertThat(forum.reviews(SKILL)).hasSize(1);
    forum.quarantine.flagged(vote, FLAGGER);
    assertThat(forum.reviews(SKILL)).hasSize(1);
    assertThat(forum.commits()).isEqualTo(1);
  }

  @Test
  void theFlaggerOfARightFlagIsForgotten() {
    ReviewItem review = flag(SKILL);
    forum.quarantine.judge(review.id(), FlagJudgement.RIGHT);
    assertThat(forum.reviews(SKILL).getFirst().resolution()).contains(Resolution.FLAG_UPHELD);
    assertThat(strikes()).isZero();
    assertThat(forum.status(SKILL)).isEqualTo(Status.QUARANTINED);
  }

  @ParameterizedTest
  @EnumSource(names = {"SKILL", "PATH_SOURCE", "VOLATILE_VALUE"})
  void aFalseAlarmCountsAgainstItsFlaggerAndWhatItPulledIsPutBack(TargetType type) {
    Target target = target(type);
    forum.confirmations(target, 2);
    ReviewItem review = flag(target);
    forum.pass(Duration.ofHours(1));
    Outcome<Tick> judged = forum.quarantine.judge(review.id(), FlagJudgement.FALSE_ALARM);
    assertThat(judged)
        .isInstanceOfSatisfying(
            Outcome.Ok.class, _ -> assertThat(forum.status(target)).isEqualTo(Status.ALPHA));
    assertThat(strikes()).isEqualTo(1);
    assertThat(forum.counts(target)).isEqualTo(Tally.NONE);
    assertThat(forum.machine.tick().decided()).isEmpty();
    assertThat(rules(target)).containsExactly("quarantine", "reinstatement");
  }

  @Test
  void anotherOpenFlagKeepsItDown() {
    SubmissionId first = forum.flag(SKILL, 1);
    SubmissionId second = forum.flag(SKILL, 2);
    forum.quarantine.flagged(first, FLAGGER);
    forum.quarantine.flagged(second, Hash.sha256(new byte[] {8}));
    List<ReviewItem> reviews = forum.reviews(SKILL);
    assertThat(reviews).hasSize(2);
    forum.quarantine.judge(reviews.getFirst().id(), FlagJudgement.FALSE_ALARM);
    assertThat(forum.status(SKILL)).isEqualTo(Status.QUARANTINED);
    forum.quarantine.judge(reviews.getLast().id(), FlagJudgement.FALSE_ALARM);
    assertThat(forum.status(SKILL)).isEqualTo(Status.ALPHA);
  }

  @Test
  void aReviewIsJudgedOnce() {
    ReviewItem review = flag(forum.value);
    forum.quarantine.judge(review.id(), FlagJudgement.RIGHT);
    assertThat(forum.quarantine.judge(review.id(), FlagJudgement.FALSE_ALARM))
        .isInstanceOfSatisfying(
            Outcome.Refused.class,
            refused ->
                assertThat(refused.rejection().category()).isEqualTo(ErrorCategory.NOT_FOUND));
    assertThat(strikes()).isZero();
  }

  @Test
  void threeFalseAlarmsBanAnAddressForAYear() {
    for (int i = 0; i < 3; i++) {
      assertThat(forum.quarantine.isBanned(FLAGGER)).isFalse();
      forum.quarantine.judge(flag(forum.value).id(), FlagJudgement.FALSE_ALARM);
    }
    assertThat(forum.quarantine.isBanned(FLAGGER)).isTrue();
    forum.pass(Duration.ofDays(366));
    assertThat(forum.quarantine.isBanned(FLAGGER)).isFalse();
  }

  @Test
  void whatCameAfterwardsIsNotUndoneByAJudgement() {
    forum.correctValue(140);
    ReviewItem review = flag(forum.value);
    forum.correctValue(150);
    forum.quarantine.judge(review.id(), FlagJudgement.FALSE_ALARM);
    assertThat(((Artefact.OfValue) forum.find(forum.value)).row().content().orElseThrow().json())
        .isEqualTo("150");
  }

  private long strikes() {
    return forum.read(t -> t.strikes().count(FLAGGER, forum.now()));
  }

  private List<String> rules(Target target) {
    return forum.decisions(target).stream()
        .map(ChainedDecision::decision)
        .map(decision -> decision.rule())
        .toList();
  }
}
