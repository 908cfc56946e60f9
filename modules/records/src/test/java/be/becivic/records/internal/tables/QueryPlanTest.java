package be.becivic.records.internal.tables;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.Engine;
import be.becivic.records.OnBothEngines;
import java.sql.SQLException;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Test;

final class QueryPlanTest extends OnBothEngines {

  @Test
  void theVoteThatCountsIsFoundWithoutLookingAtThoseThatNoLongerDo() throws SQLException {
    assertThat(plan(SqlValidations.WITHDRAW, 4)).contains("validation_counts_once");
  }

  private String plan(Prepared.Template template, int parameters) throws SQLException {
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
