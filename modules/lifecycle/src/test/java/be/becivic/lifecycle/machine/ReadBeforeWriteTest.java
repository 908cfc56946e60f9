package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.SKILL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one writer never waits for git, and never decides on what is not served any more. */
class ReadBeforeWriteTest {
  private static final String SKILL_FILE = "skills/sworn-translation/canonical.md";

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

  @Test
  void noWriteOfTheseTestsCanReadGit() {
    CommitId main = forum.repository.main();
    assertThatThrownBy(() -> forum.records.write(_ -> forum.repository.files(main)))
        .hasRootCauseInstanceOf(org.eclipse.jgit.errors.MissingObjectException.class);
    assertThat(forum.repository.files(main).commit()).contains(main);
  }

  @Test
  void whenAnotherCommitIsServedMeanwhileTheDecisionIsAboutThatOne() {
    Tick tick = machine(1, "status: alpha", "status: deprecated").tick();
    assertThat(tick.failures()).isEmpty();
    assertThat(tick.decided()).isEmpty();
    assertThat(forum.pending()).isEmpty();
    assertThat(forum.status(SKILL)).isEqualTo(Status.DEPRECATED);
  }

  @Test
  void aMainThatNeverRestsIsLeftToTheNextTick() {
    Tick tick = machine(1000, "\n## ", "\n\n## ").tick();
    assertThat(tick.failures()).singleElement().isInstanceOf(IllegalStateException.class);
    assertThat(forum.decisions(SKILL)).isEmpty();
    assertThat(forum.machine.tick().decided()).hasSize(1);
    assertThat(forum.status(SKILL)).isEqualTo(Status.BETA);
  }

  /** A machine before whose first writes others push to main, and that is served. */
  private StateMachine machine(int times, String text, String replacement) {
    InterruptedRecords interrupted =
        new InterruptedRecords(
            forum.records,
            times,
            () -> {
              forum.push(SKILL_FILE, before -> before.replaceFirst(text, replacement));
              forum.live.refresh();
            });
    return forum.machine(interrupted, forum.changes(UnaryOperator.identity()), forum.live::refresh);
  }
}
