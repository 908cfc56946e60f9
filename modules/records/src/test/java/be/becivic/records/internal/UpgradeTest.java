package be.becivic.records.internal;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.OnBothEngines;
import be.becivic.records.Records;
import be.becivic.records.Samples;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.SessionReceipt;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.value.Hash;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a database holds is still there after the steps it has not taken yet. */
final class UpgradeTest extends OnBothEngines {
  private final Samples samples = new Samples(11);

  @Test
  void aStagedRowTakesItsSessionFromTheReceiptItHad() throws SQLException {
    Hash session = samples.hash();
    StagedSubmission staged = samples.staged();
    StagedSubmission alone = samples.staged();
    change(t -> t.staging().insertAll(List.of(staged, alone)));
    goBackToTheSixthStep();
    execute(
        """
        insert into session_receipt (submission_id, session_hash, state, received_at)
        select id, '%s', state, received_at from staged where id = '%s'
        """
            .formatted(session.base64Url(), staged.id()));

    try (Records upgraded = RecordsEngine.open(location)) {
      assertThat(
              upgraded.<List<SessionReceipt>>read(t -> t.sessions().list(session, Instant.EPOCH)))
          .singleElement()
          .satisfies(
              receipt -> {
                assertThat(receipt.id()).isEqualTo(staged.id());
                assertThat(receipt.state()).isEqualTo(ReceiptState.STAGED);
              });
      assertThat(
              upgraded.<Boolean>read(
                  t -> t.staging().find(alone.id()).orElseThrow().session().isEmpty()))
          .isTrue();
    }
  }

  private void goBackToTheSixthStep() throws SQLException {
    execute("drop index staged_session");
    execute("drop index validation_session");
    execute("alter table staged drop column session_hash");
    execute("delete from flyway_schema_history where version = '7'");
  }

  private void execute(String sql) throws SQLException {
    try (var connection = records.schedulerDataSource().getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
