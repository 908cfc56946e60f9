package be.becivic.records.decision;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.Samples.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Votes;
import java.sql.SQLException;
import java.util.ArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DecisionsTest extends OnBothEngines {
  private static final Target VALUE = Target.of(TargetType.VOLATILE_VALUE, "val-00001");

  @BeforeEach
  void threeDecisions() {
    append(SKILL, Status.ALPHA, Status.BETA);
    append(VALUE, Status.ALPHA, Status.QUARANTINED);
    append(SKILL, Status.BETA, Status.STABLE);
  }

  @Test
  void decisionsFollowOneAnother() {
    var all = new ArrayList<ChainedDecision>();
    check(t -> t.decisions().forEach(all::add));
    assertThat(all).extracting(ChainedDecision::seq).containsExactly(1L, 2L, 3L);
    assertThat(all.get(1).previous()).isEqualTo(all.get(0).hash());
    assertThat(all.get(2).previous()).isEqualTo(all.get(1).hash());
    check(t -> assertThat(t.decisions().verifyChain()).isEqualTo(new ChainCheck.Intact(3)));
  }

  @Test
  void anArtefactsDecisionsAreListedInOrder() {
    check(
        t ->
            assertThat(t.decisions().list(SKILL))
                .extracting(ChainedDecision::seq)
                .containsExactly(1L, 3L));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          target_type = 'path'
          target_id = 'another'
          cohort = 'another'
          rule = 'another'
          from_status = 'draft'
          to_status = 'deprecated'
          inputs = '{"confirms": 4}'
          decided_at = decided_at + 1
          hash = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
          previous_hash = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
          """)
  void anyAlteredColumnBreaksTheChainThere(String alteration) throws SQLException {
    tamper("update decision set " + alteration + " where seq = 2");
    check(t -> assertThat(t.decisions().verifyChain()).isEqualTo(new ChainCheck.Broken(2)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aMissingDecisionBreaksTheChainThere(int seq) throws SQLException {
    tamper("delete from decision where seq = " + seq);
    check(t -> assertThat(t.decisions().verifyChain()).isEqualTo(new ChainCheck.Broken(seq)));
  }

  @Test
  void theEmptyChainIsIntact() throws SQLException {
    emptyTables();
    check(t -> assertThat(t.decisions().verifyChain()).isEqualTo(new ChainCheck.Intact(0)));
  }

  private void append(Target target, Status from, Status to) {
    var decision =
        new DecisionRecord(target, Votes.COHORT, "promotion", from, to, "{\"confirms\": 3}", NOW);
    change(t -> assertThat(t.decisions().append(decision).decision()).isEqualTo(decision));
  }

  private void tamper(String sql) throws SQLException {
    try (var connection = records.schedulerDataSource().getConnection();
        var statement = connection.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isEqualTo(1);
    }
  }
}
