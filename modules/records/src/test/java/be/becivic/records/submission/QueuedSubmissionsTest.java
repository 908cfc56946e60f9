package be.becivic.records.submission;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.Samples.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Samples;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class QueuedSubmissionsTest extends OnBothEngines {
  private final Samples samples = new Samples(12);

  @Test
  void theLineIsWhatIsStagedInTheOrderItIsDue() {
    QueuedSubmission late = enter(StagingState.STAGED, NOW.plusSeconds(60));
    QueuedSubmission early = enter(StagingState.RELEASED, NOW);
    enter(StagingState.NER_HELD_FOR_REVIEW, NOW);
    check(t -> assertThat(t.queue().listLine(SKILL)).containsExactly(early, late));
    change(t -> t.staging().delete(early.id()));
    check(t -> assertThat(t.queue().listLine(SKILL)).containsExactly(late));
  }

  @Test
  void whatWaitsKeepsTheTimeItBegan() {
    QueuedSubmission queued = enter(StagingState.STAGED, NOW);
    check(t -> assertThat(t.queue().isAwaited(SKILL)).isFalse());
    change(t -> assertThat(t.queue().await(queued.id(), SKILL, NOW)).isTrue());
    change(t -> assertThat(t.queue().await(queued.id(), SKILL, NOW.plusSeconds(9))).isFalse());
    check(
        t -> {
          assertThat(t.queue().isAwaited(SKILL)).isTrue();
          assertThat(t.queue().findWait(queued.id())).contains(NOW);
          assertThat(t.queue().listWaiting())
              .containsExactly(
                  new QueuedSubmission(queued.id(), SKILL, queued.network(), Optional.of(NOW)));
        });
  }

  @Test
  void whatCameFromNowhereKnownWaitsAsWell() {
    StagedSubmission row = samples.staged(StagingState.STAGED, NOW);
    change(t -> t.staging().insert(row));
    change(t -> assertThat(t.queue().await(row.id(), SKILL, NOW)).isTrue());
    check(t -> assertThat(t.queue().listWaiting()).extracting("id").containsExactly(row.id()));
  }

  @Test
  void aWaitingRowIsNotOverdue() {
    QueuedSubmission queued = enter(StagingState.STAGED, NOW);
    check(t -> assertThat(t.staging().countOverdue(NOW.plusSeconds(1))).isEqualTo(1));
    change(t -> t.queue().await(queued.id(), SKILL, NOW));
    check(t -> assertThat(t.staging().countOverdue(NOW.plusSeconds(1))).isZero());
  }

  @Test
  void beforeAMaintainerStandsWhatHasAnOpenItem() {
    QueuedSubmission held = enter(StagingState.NER_HELD_FOR_REVIEW, NOW);
    enter(StagingState.STAGED, NOW);
    long item = open(held.id()).id();
    check(t -> assertThat(t.queue().listBeforeMaintainer()).containsExactly(held));
    change(t -> t.review().resolve(item, Resolution.RELEASED, NOW));
    check(t -> assertThat(t.queue().listBeforeMaintainer()).isEmpty());
  }

  @Test
  void whatIsSettledIsForgotten() {
    QueuedSubmission staged = enter(StagingState.STAGED, NOW);
    QueuedSubmission gone = enter(StagingState.STAGED, NOW);
    QueuedSubmission draft = enter(StagingState.STAGED, NOW);
    long item = open(draft.id()).id();
    change(t -> t.staging().delete(gone.id()));
    change(t -> t.staging().delete(draft.id()));
    change(t -> assertThat(t.queue().forgetSettled()).isEqualTo(1));
    check(
        t -> {
          assertThat(t.queue().listLine(SKILL)).containsExactly(staged);
          assertThat(t.queue().listBeforeMaintainer()).containsExactly(draft);
        });
    change(t -> t.review().resolve(item, Resolution.APPROVED, NOW));
    change(t -> assertThat(t.queue().forgetSettled()).isEqualTo(1));
  }

  private ReviewItem open(SubmissionId id) {
    return records.write(
        t ->
            t.review()
                .open(ReviewKind.DRAFT, Optional.of(SKILL), Optional.of(id), "It waits.", NOW));
  }

  private QueuedSubmission enter(StagingState state, Instant due) {
    StagedSubmission row = samples.staged(state, due);
    var queued =
        new QueuedSubmission(
            row.id(),
            SKILL,
            Optional.of(new NetworkMark(samples.salt(), samples.hash())),
            Optional.empty());
    change(t -> t.staging().insert(row));
    change(t -> t.queue().enter(List.of(queued)));
    return queued;
  }
}
