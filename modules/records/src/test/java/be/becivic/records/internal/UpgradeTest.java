package be.becivic.records.internal;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Records;
import be.becivic.records.Samples;
import be.becivic.records.Votes;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.SessionReceipt;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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

  @Test
  void revisionsAndVotesLearnWhoseTheyAre() throws SQLException {
    var value = CatalogueValue.of(CatalogueValueType.INTEGER, "100");
    Uid uid =
        records.write(
            t ->
                t.catalogue()
                    .volatileValues()
                    .insert(
                        "a-fee",
                        NewRevision.ours(
                            Optional.of(value), Status.STABLE, RevisionOrigin.SEED, Samples.NOW))
                    .uid());
    change(
        t ->
            t.catalogue()
                .volatileValues()
                .revise(
                    uid,
                    NewRevision.correction(
                        value, "2.1.0", new Uid(Uid.Kind.AMENDMENT, 1), Samples.NOW)));
    change(t -> t.catalogue().volatileValues().revise(uid, NewRevision.quarantine(Samples.NOW)));
    Validation vote = new Votes(samples).confirm(Samples.SKILL, samples.hash());
    change(t -> t.validations().insert(vote));
    goBackToTheSeventhStep();

    try (Records upgraded = RecordsEngine.open(location)) {
      assertThat(
              upgraded.<List<Revision<CatalogueValue>>>read(
                  t -> t.catalogue().volatileValues().listHistory(uid)))
          .extracting(Revision::origin)
          .containsExactly(RevisionOrigin.SEED, RevisionOrigin.COMMUNITY, RevisionOrigin.ROLLBACK);
      assertThat(upgraded.<Optional<Validation>>read(t -> t.validations().find(vote.id())))
          .get()
          .isEqualTo(vote);
    }
  }

  private void goBackToTheEleventhStep() throws SQLException {
    execute("drop table desk_session");
    execute("delete from flyway_schema_history where version = '12'");
  }

  private void goBackToTheTenthStep() throws SQLException {
    goBackToTheEleventhStep();
    execute("drop table queued_submission");
    execute("delete from flyway_schema_history where version = '11'");
  }

  private void goBackToTheNinthStep() throws SQLException {
    goBackToTheTenthStep();
    execute("drop table installation");
    execute("delete from flyway_schema_history where version = '10'");
  }

  private void goBackToTheEighthStep() throws SQLException {
    goBackToTheNinthStep();
    execute("alter table reference drop column reading");
    execute("delete from flyway_schema_history where version = '9'");
  }

  private void goBackToTheSeventhStep() throws SQLException {
    goBackToTheEighthStep();
    execute("drop index decision_time");
    execute("drop index validation_prefix");
    execute("alter table validation drop column prefix_hash");
    execute("alter table source_standing drop column text_digest");
    for (String table : List.of("volatile_value", "reference")) {
      execute("alter table " + table + " drop column origin");
      execute("alter table " + table + " drop column restores");
    }
    execute("delete from flyway_schema_history where version = '8'");
  }

  private void goBackToTheSixthStep() throws SQLException {
    goBackToTheSeventhStep();
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
