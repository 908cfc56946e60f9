package be.becivic.records.internal;

import be.becivic.records.RecordsUnavailable;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.exception.FlywayValidateException;

/** The tables and the steps that lead to them. */
public final class Schema {
  static final List<Migration> MIGRATIONS =
      List.of(
          new Migration("1", "V1__intake.sql"),
          new Migration("2", "V2__signals.sql"),
          new Migration("3", "V3__catalogue.sql"),
          new Migration("4", "V4__lifecycle.sql"),
          new Migration("5", "V5__scheduler.sql"),
          new Migration("6", "V6__links.sql"),
          new Migration("7", "V7__sessions.sql"),
          new Migration("8", "V8__votes.sql"),
          new Migration("9", "V9__reading.sql"),
          new Migration("10", "V10__installation.sql"),
          new Migration("11", "V11__queue.sql"),
          new Migration("12", "V12__desk.sql"));

  private Schema() {}

  /**
   * Takes the steps that are missing. Asking for them first spares most starts all of Flyway.
   *
   * @param byKey what the engine calls a table that is one tree, ordered by its key; nothing where
   *     it knows none
   */
  public static void migrate(DataSource database, String byKey) throws SQLException {
    if (isCurrent(database)) {
      return;
    }
    try {
      take(MIGRATIONS, database, byKey);
    } catch (FlywayValidateException _) {
      throw new RecordsUnavailable(
          "the database was made by another version of Be Civic; run that one, or start with an"
              + " empty database");
    }
  }

  static void take(List<Migration> steps, DataSource database, String byKey) {
    Flyway.configure()
        .dataSource(database)
        .loggers("slf4j")
        .resourceProvider(new MigrationProvider(steps))
        .javaMigrationClassProvider(List::of)
        .placeholders(Map.of("by_key", byKey))
        .load()
        .migrate();
  }

  public static boolean isCurrent(DataSource database) throws SQLException {
    var expected = new LinkedHashMap<String, Integer>();
    MIGRATIONS.forEach(migration -> expected.put(migration.version(), migration.checksum()));
    try (Connection connection = database.getConnection()) {
      return hasHistory(connection) && expected.equals(applied(connection));
    }
  }

  private static boolean hasHistory(Connection connection) throws SQLException {
    try (var tables =
        connection
            .getMetaData()
            .getTables(null, connection.getSchema(), "flyway_schema_history", null)) {
      return tables.next();
    }
  }

  private static Map<String, Integer> applied(Connection connection) throws SQLException {
    var applied = new LinkedHashMap<String, Integer>();
    try (var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                """
                select version, checksum from flyway_schema_history
                where success and version is not null order by installed_rank
                """)) {
      while (rows.next()) {
        applied.put(rows.getString(1), rows.getInt(2));
      }
    }
    return applied;
  }
}
