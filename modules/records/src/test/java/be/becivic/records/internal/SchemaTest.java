package be.becivic.records.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.records.OnBothEngines;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.engine.RecordsEngine;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

final class SchemaTest extends OnBothEngines {

  @Test
  void everyMigrationOnDiskIsTaken() throws IOException, URISyntaxException {
    Path folder = Path.of(Schema.class.getResource("/be/becivic/records/migration").toURI());
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              Schema.MIGRATIONS.stream().map(Migration::getFilename).toList());
    }
  }

  /** A database that took a step must not find it changed; add another step instead. */
  @Test
  void aStepStaysAsItWas() {
    assertThat(Schema.MIGRATIONS)
        .extracting(Migration::checksum)
        .containsExactly(
            -903884936,
            -125645197,
            1358008849,
            -518385072,
            -82498446,
            1947878318,
            1202388286,
            300833669,
            1497706852,
            -1525025807,
            -443379001,
            1729108678);
  }

  @Test
  void anUpToDateSchemaIsRecognised() throws SQLException {
    assertThat(Schema.isCurrent(records.schedulerDataSource())).isTrue();
  }

  @Test
  void migratingAgainChangesNothing() throws SQLException {
    int before = steps();
    Schema.migrate(records.schedulerDataSource(), "");
    RecordsEngine.open(location).close();
    assertThat(steps()).isEqualTo(before).isEqualTo(Schema.MIGRATIONS.size());
  }

  @Test
  void aSchemaThatIsNotOursIsRefused() throws SQLException {
    execute("update flyway_schema_history set checksum = checksum + 1 where version = '1'");
    try {
      assertThat(Schema.isCurrent(records.schedulerDataSource())).isFalse();
      assertThatThrownBy(() -> RecordsEngine.open(location))
          .isInstanceOf(RecordsUnavailable.class)
          .hasMessageContaining("another version")
          .hasNoCause();
    } finally {
      execute("update flyway_schema_history set checksum = checksum - 1 where version = '1'");
    }
  }

  private int steps() throws SQLException {
    try (var connection = records.schedulerDataSource().getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from flyway_schema_history")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private void execute(String sql) throws SQLException {
    try (var connection = records.schedulerDataSource().getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
