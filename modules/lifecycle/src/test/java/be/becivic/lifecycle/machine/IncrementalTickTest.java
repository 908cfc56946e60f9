package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.SKILL;
import static be.becivic.lifecycle.machine.Forum.SOURCE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.Changes;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a tick costs depends on what changed, not on how much there is. */
class IncrementalTickTest {
  private static final int SETTLED = 100_000;

  @TempDir Path small;
  @TempDir Path large;

  @Test
  void aTickReadsAsMuchBesideAHundredThousandSettledArtefactsAsBesideNone() throws SQLException {
    try (Forum few = new Forum(small);
        Forum many = new Forum(large)) {
      fill(many);
      assertThat(rowsReadByATick(many)).isEqualTo(rowsReadByATick(few)).isLessThan(100);
    }
  }

  @Test
  void aTickWithNothingToDoLooksAtNothing() {
    try (Forum forum = new Forum(small)) {
      forum.confirmations(SKILL, 3);
      assertThat(forum.machine.tick().looked()).isEqualTo(1);
      assertThat(forum.machine.tick().looked()).isZero();
      forum.pass(Duration.ofHours(47));
      assertThat(forum.machine.tick().looked()).isZero();
      forum.pass(Duration.ofHours(1));
      assertThat(forum.machine.tick().looked()).isEqualTo(1);
    }
  }

  @Test
  void anArtefactThatLacksVotesIsNotLookedAtWhenTimePasses() {
    try (Forum forum = new Forum(small)) {
      forum.confirmations(SKILL, 2);
      forum.machine.tick();
      forum.pass(Duration.ofDays(30));
      assertThat(forum.machine.tick().looked()).isZero();
    }
  }

  private static int rowsReadByATick(Forum forum) {
    forum.confirmations(forum.value, 3);
    forum.confirmations(SOURCE, 3);
    forum.confirmations(SKILL, 2);
    forum.pass(Duration.ofDays(2));
    CountingRecords counting = new CountingRecords(forum.records);
    Changes changes = forum.changes(counting, UnaryOperator.identity());
    StateMachine machine = forum.machine(counting, changes, forum.live::refresh);
    Tick tick = machine.tick();
    assertThat(tick.looked()).isEqualTo(3);
    assertThat(tick.decided()).hasSize(2);
    return counting.rows();
  }

  private static void fill(Forum forum) throws SQLException {
    try (Connection connection = forum.records.schedulerDataSource().getConnection();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.executeUpdate(
          """
          with recursive n(i) as (select 1000 union all select i + 1 from n where i < 1000 + %d)
          insert into volatile_value (uid, revision, name, value_type, value, status, committed_at)
          select i, 1, 'settled-' || i, 'integer', '1', 'stable', 0 from n
          """
              .formatted(SETTLED));
      statement.executeUpdate(
          """
          insert into artefact_tally
          select 'volatile_value', 'val-' || uid, 'r1', 12, 0, 0, 0, 12, 0, 0
          from volatile_value where uid >= 1000
          """);
      statement.executeUpdate(
          """
          insert into validation
          select 'val_' || uid, 'volatile_value', 'val-' || uid, 'r1', 'confirm', false, false,
            null, null, null, null, null, true, false, 'test/1', '1.0.0', 0, 0, null
          from volatile_value where uid >= 1000
          """);
      connection.commit();
    }
  }
}
