package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.STAGED;
import static be.becivic.records.internal.jooq.Tables.VALIDATION;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.Engine;
import be.becivic.records.OnBothEngines;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.submission.SqlSessionReceipts;
import be.becivic.records.internal.vote.SqlValidations;
import be.becivic.records.value.Hash;
import java.sql.SQLException;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Test;

final class QueryPlanTest extends OnBothEngines {

  @Test
  void theVoteThatCountsIsFoundWithoutLookingAtThoseThatNoLongerDo() throws SQLException {
    assertThat(plan(SqlValidations.WITHDRAW, 4)).contains("validation_counts_once");
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
                2))
        .contains("staged_session");
    assertThat(
            plan(
                dsl ->
                    dsl.select(VALIDATION.ID)
                        .from(VALIDATION)
                        .where(SqlSessionReceipts.isOf(session, VALIDATION.SESSION_HASH)),
                2))
        .contains("validation_session");
  }

  private String plan(PreparedStatements.Template template, int parameters) throws SQLException {
    boolean isEmbedded = engine == Engine.EMBEDDED;
    SQLDialect dialect = isEmbedded ? SQLDialect.SQLITE : SQLDialect.POSTGRES;
    String sql = template.over(DSL.using(dialect, SqlTables.SETTINGS)).getSQL();
    var plan = new StringBuilder();
    try (var connection = records.schedulerDataSource().getConnection();
        var explain =
            connection.prepareStatement((isEmbedded ? "explain query plan " : "explain ") + sql)) {
      for (int i = 1; i <= parameters; i++) {
        explain.setString(i, "x");
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
