package be.becivic.records;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;

/** A real PostgreSQL, started once and stopped with the test run. */
public final class PostgresServer {
  private static final int POOL_SIZE = 8;
  private static final EmbeddedPostgres SERVER = start();

  static final Location.Postgres COMMON = createDatabase("common");

  private PostgresServer() {}

  public static Location.Postgres createDatabase(String name) {
    try (var connection = SERVER.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return new Location.Postgres(
        SERVER.getJdbcUrl("postgres", name), Optional.empty(), Optional.empty(), POOL_SIZE);
  }

  /** A place of its own in the common database, which is made more quickly than a database. */
  public static Location.Postgres createSchema(String name) {
    try (var connection = DriverManager.getConnection(COMMON.jdbcUrl());
        var statement = connection.createStatement()) {
      statement.execute("create schema " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return new Location.Postgres(
        COMMON.jdbcUrl() + "&currentSchema=" + name, COMMON.user(), COMMON.password(), 2);
  }

  private static EmbeddedPostgres start() {
    try {
      return EmbeddedPostgres.builder()
          .setServerConfig("fsync", "on")
          .setServerConfig("deadlock_timeout", "100ms")
          .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
