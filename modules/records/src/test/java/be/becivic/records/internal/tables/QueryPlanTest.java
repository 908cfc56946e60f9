package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.STAGED;
import static be.becivic.records.internal.jooq.Tables.VALIDATION;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.Engine;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Samples;
import be.becivic.records.Votes;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.submission.SqlSessionReceipts;
import be.becivic.records.internal.vote.SqlValidations;
import be.becivic.records.value.Hash;
import java.sql.SQLException;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** On tables with rows in them: PostgreSQL chooses any index where a table is empty. */
final class QueryPlanTest extends OnBothEngines {
  private static final int ROWS = 1_000;

  @BeforeEach
  void fillTables() throws SQLException {
    var samples = new Samples(1);
    var votes = new Votes(samples);
    change(
        t -> {
          for (int i = 0; i < ROWS; i++) {
            t.staging().insert(samples.staged());
            t.validations().insert(votes.confirm(Samples.SKILL, samples.hash()));
          }
        });
    try (var connection = records.schedulerDataSource().getConnection();
        var analyse = connection.createStatement()) {
      analyse.execute("analyze");
    }
  }

  @Test
  void theVoteThatCountsIsFoundWithoutLookingAtThoseThatNoLongerDo() throws SQLException {
    String target = Samples.SKILL.id();

    assertThat(plan(SqlValidations.WITHDRAW, "skill", target, Votes.COHORT, "of another address"))
        .contains("validation_counts_once");
  }

  @Test
  void whatASessionHandedInIsFoundByTheBeginningOfItsHash() throws SQLException {
    Hash session = Hash.sha256(new byte[0]);

    assertThat(
            plan(
                dsl ->
                    dsl.select(STAGED.ID)
                        .from(STAGED)
                        .where(SqlSessionReceipts.isOf(session, STAGED.SESSION_HASH)),
                "beginning",
                "whole"))
        .contains("staged_session");
    assertThat(
            plan(
                dsl ->
                    dsl.select(VALIDATION.ID)
                        .from(VALIDATION)
                        .where(SqlSessionReceipts.isOf(session, VALIDATION.SESSION_HASH)),
                "beginning",
                "whole"))
        .contains("validation_session");
  }

  private String plan(PreparedStatements.Template template, String... parameters)
      throws SQLException {
    boolean isEmbedded = engine == Engine.EMBEDDED;
    SQLDialect dialect = isEmbedded ? SQLDialect.SQLITE : SQLDialect.POSTGRES;
    String sql = template.over(DSL.using(dialect, SqlTables.SETTINGS)).getSQL();
    var plan = new StringBuilder();
    try (var connection = records.schedulerDataSource().getConnection();
        var explain =
            connection.prepareStatement((isEmbedded ? "explain query plan " : "explain ") + sql)) {
      for (int i = 0; i < parameters.length; i++) {
        explain.setString(i + 1, parameters[i]);
      }
      try (var lines = explain.executeQuery()) {
        while (lines.next()) {
          plan.append(lines.getString(isEmbedded ? "detail" : "QUERY PLAN")).append('\n');
        }
      }
    }
    return plan.toString();
  }
}
