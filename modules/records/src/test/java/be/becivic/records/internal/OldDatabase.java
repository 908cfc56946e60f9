package be.becivic.records.internal;

import be.becivic.records.Engine;
import be.becivic.records.Location;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.flywaydb.core.internal.jdbc.DriverDataSource;

/** A database as it was after so many steps, with rows of that time. */
record OldDatabase(Engine engine, Location location) {
  private static final String ROWS = "/be/becivic/records/rows/V%s.sql";

  /** Takes the first steps and writes what a program of that time could have written. */
  void make(int steps) throws SQLException, IOException {
    List<Migration> taken = Schema.MIGRATIONS.subList(0, steps);
    Schema.take(
        taken,
        new DriverDataSource(OldDatabase.class.getClassLoader(), null, url(), null, null),
        engine == Engine.EMBEDDED ? "without rowid" : "");
    try (Connection connection = connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (Migration step : taken) {
        for (String sql : rowsOf(step).split(";\n")) {
          statement.executeUpdate(sql);
        }
      }
      connection.commit();
    }
  }

  Connection connect() throws SQLException {
    return DriverManager.getConnection(url());
  }

  /** Every row of every table, spelled out by column, in no order that matters. */
  Map<String, List<Map<String, String>>> rows() throws SQLException {
    var rows = new TreeMap<String, List<Map<String, String>>>();
    try (Connection connection = connect();
        var found =
            connection
                .getMetaData()
                .getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
      while (found.next()) {
        String table = found.getString("TABLE_NAME");
        if (!table.equals("flyway_schema_history")) {
          rows.put(table, rows(connection, table));
        }
      }
    }
    return rows;
  }

  private static List<Map<String, String>> rows(Connection connection, String table)
      throws SQLException {
    var rows = new ArrayList<Map<String, String>>();
    try (var statement = connection.createStatement();
        var found = statement.executeQuery("select * from " + table)) {
      var columns = found.getMetaData();
      while (found.next()) {
        var row = new HashMap<String, String>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
          row.put(columns.getColumnName(i), String.valueOf(found.getString(i)));
        }
        rows.add(row);
      }
    }
    return rows;
  }

  private static String rowsOf(Migration step) throws IOException {
    try (InputStream file = OldDatabase.class.getResourceAsStream(ROWS.formatted(step.version()))) {
      if (file == null) {
        throw new IOException("no rows for step " + step.version());
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String url() {
    return switch (location) {
      case Location.Embedded embedded -> "jdbc:sqlite:" + embedded.file();
      case Location.Postgres postgres -> postgres.jdbcUrl();
    };
  }
}
