package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.PATH;
import static be.becivic.lifecycle.machine.Forum.SOURCE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceSignalsTest {
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

  @Test
  void threeWhoSawWhatFollowsTheHandoffMakeTheFileSaySo() {
    observe(3);
    Tick tick = forum.machine.tick();
    assertThat(tick.failures()).isEmpty();
    assertThat(tick.decided())
        .singleElement()
        .satisfies(made -> assertThat(made.decision().rule()).isEqualTo("post_handoff_observed"));
    assertThat(isObserved()).isTrue();
    assertThat(forum.commits()).isEqualTo(1);
    observe(4);
    assertThat(forum.machine.tick().decided()).isEmpty();
    assertThat(forum.status(PATH)).isEqualTo(Status.ALPHA);
  }

  @Test
  void twoAreNotEnoughAndOneRejectionIsTooMuch() {
    observe(2);
    forum.confirm(SOURCE, 5);
    assertThat(forum.machine.tick().decided()).isEmpty();
    observe(3);
    forum.reject(SOURCE, 6);
    assertThat(forum.machine.tick().decided()).isEmpty();
    assertThat(isObserved()).isFalse();
  }

  @Test
  void whatWasSeenIsNotedEvenWhenTheSameVotesMoveTheSource() {
    observe(3);
    forum.pass(Duration.ofDays(2));
    assertThat(forum.machine.tick().decided()).hasSize(2);
    assertThat(isObserved()).isTrue();
    assertThat(forum.status(SOURCE)).isEqualTo(Status.BETA);
    assertThat(((Artefact.OfSource) forum.find(SOURCE)).standing().postHandoffObserved()).isTrue();
  }

  @Test
  void twoNetRejectionsWithinAMonthCallAPersonToAStableSource() {
    forum.stand(SOURCE, Status.STABLE);
    forum.reject(SOURCE, 1);
    forum.machine.tick();
    assertThat(forum.reviews(SOURCE)).isEmpty();
    forum.reject(SOURCE, 2);
    forum.machine.tick();
    assertThat(forum.reviews(SOURCE))
        .singleElement()
        .satisfies(item -> assertThat(item.kind()).isEqualTo(ReviewKind.SOURCE_ROT));
    assertThat(forum.status(SOURCE)).isEqualTo(Status.STABLE);
    assertThat(forum.machine.explain(SOURCE).orElseThrow().caveats()).hasSize(1);
  }

  @Test
  void rejectionsAMonthApartAreNoSignOfRot() {
    forum.stand(SOURCE, Status.STABLE);
    forum.reject(SOURCE, 1);
    forum.pass(Duration.ofDays(31));
    forum.reject(SOURCE, 2);
    forum.machine.tick();
    assertThat(forum.reviews(SOURCE)).isEmpty();
  }

  @Test
  void rotShowsWhenTheConfirmationThatHidItGrowsOld() {
    forum.stand(SOURCE, Status.STABLE);
    forum.confirm(SOURCE, 1);
    forum.pass(Duration.ofDays(20));
    forum.reject(SOURCE, 2);
    forum.reject(SOURCE, 3);
    forum.machine.tick();
    assertThat(forum.reviews(SOURCE)).isEmpty();
    forum.pass(Duration.ofDays(11));
    forum.machine.tick();
    assertThat(forum.reviews(SOURCE)).hasSize(1);
  }

  @Test
  void votesThatAPersonLookedIntoDoNotCallThemAgain() {
    forum.stand(SOURCE, Status.STABLE);
    forum.reject(SOURCE, 1);
    forum.reject(SOURCE, 2);
    forum.machine.tick();
    ReviewItem review = forum.reviews(SOURCE).getFirst();
    forum.pass(Duration.ofHours(1));
    forum.records.write(t -> t.review().resolve(review.id(), Resolution.REJECTED, forum.now()));
    forum.pass(Duration.ofHours(1));
    forum.reject(SOURCE, 3);
    forum.machine.tick();
    assertThat(forum.reviews(SOURCE)).hasSize(1);
  }

  private void observe(int voters) {
    for (int voter = 0; voter < voters; voter++) {
      forum.vote(SOURCE, voter, Verdict.CONFIRM, false, true);
    }
  }

  private boolean isObserved() {
    return ((Artefact.OfSource) forum.find(SOURCE))
        .source()
        .json()
        .path("post_handoff_observed")
        .booleanValue();
  }
}
