package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.CrashingForge;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.value.Hash;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Decision and effect agree whenever the process dies, and however many decide at once. */
class RestartTest {
  @TempDir Path folder;
  private Forum forum;

  @BeforeEach
  void vote() {
    forum = new Forum(folder);
    forum.confirmations(SKILL, 3);
    forum.pass(Duration.ofDays(2));
  }

  @AfterEach
  void close() {
    forum.close();
  }

  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void whatWasBegunIsFinishedOnceAfterACrashOfTheForge(CrashingForge.Point point) {
    StateMachine dying =
        forum.machine(forge -> new CrashingForge(forge, point), forum.live::refresh);
    dying.tick();
    forum.pass(Duration.ofMinutes(15));
    assertThat(forum.machine.tick().failures()).isEmpty();
    assertMovedOnce();
  }

  @Test
  void aDecisionIsNotMadeAgainWhileItsCommitIsNotServedYet() {
    StateMachine behind = forum.machine(UnaryOperator.identity(), () -> {});
    assertThat(behind.tick().decided()).hasSize(1);
    assertThat(forum.status(SKILL)).isEqualTo(Status.ALPHA);
    assertThat(behind.tick().decided()).isEmpty();
    forum.live.refresh();
    assertThat(behind.tick().decided()).isEmpty();
    assertMovedOnce();
  }

  @Test
  void aFlagIsNotLostWhileItsTargetIsOnItsWayUp() {
    forum
        .machine(
            forge -> new CrashingForge(forge, CrashingForge.Point.BEFORE_MERGE),
            forum.live::refresh)
        .tick();
    forum.quarantine.flagged(forum.flag(SKILL, 9), Hash.sha256(new byte[] {9}));
    assertThat(forum.machine.tick().failures()).isEmpty();
    assertThat(forum.status(SKILL)).isEqualTo(Status.QUARANTINED);
    assertThat(forum.decisions(SKILL))
        .extracting(made -> made.decision().rule())
        .containsExactly("alpha_to_beta", "quarantine");
    assertThat(forum.reviews(SKILL)).hasSize(1);
    assertThat(forum.pending()).isEmpty();
  }

  @Test
  void aFlagDismissedWhileItsPullIsUnderWayTakesNothingDown() {
    Target target = Target.of(TargetType.SKILL, "marriage-declaration");
    StateMachine stuck =
        forum.machine(
            forge -> new CrashingForge(forge, CrashingForge.Point.BEFORE_MERGE),
            forum.live::refresh);
    Quarantine quarantine = new Quarantine(forum.records, stuck, forum.clock);
    quarantine.flagged(forum.flag(target, 9), Hash.sha256(new byte[] {9}));
    assertThat(forum.pending()).hasSize(1);
    quarantine.judge(forum.reviews(target).getFirst().id(), FlagJudgement.FALSE_ALARM);

    assertThat(forum.machine.tick().failures()).isEmpty();
    assertThat(forum.status(target)).isEqualTo(Status.ALPHA);
    assertThat(forum.decisions(target))
        .extracting(made -> made.decision().rule())
        .containsExactly("quarantine", "reinstatement");
    assertThat(forum.pending()).isEmpty();
  }

  @Test
  void severalServersDecideOnce() throws Exception {
    List<Callable<Tick>> servers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      servers.add(forum.server()::tick);
    }
    try (ExecutorService pool = Executors.newFixedThreadPool(servers.size())) {
      for (Future<Tick> tick : pool.invokeAll(servers)) {
        assertThat(tick.get().failures()).isEmpty();
      }
    }
    forum.machine.tick();
    assertMovedOnce();
  }

  private void assertMovedOnce() {
    assertThat(forum.commits()).isEqualTo(1);
    assertThat(forum.status(SKILL)).isEqualTo(Status.BETA);
    assertThat(forum.decisions(SKILL))
        .singleElement()
        .satisfies(
            made ->
                assertThat(DecisionInputs.of(made.decision()).commit())
                    .contains(forum.repository.main()));
    assertThat(forum.pending()).isEmpty();
    assertThat(forum.chain()).isEqualTo(new ChainCheck.Intact(1));
  }
}
