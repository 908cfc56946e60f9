package be.becivic.records.internal.postgres;

import be.becivic.records.Location;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;

/** How connections to PostgreSQL are made. */
final class ConnectionPool {
  private static final long PATIENCE_MILLIS = Duration.ofSeconds(3).toMillis();
  private static final long KEEP_ALIVE_MILLIS = Duration.ofSeconds(30).toMillis();
  private static final int MIGRATION_CONNECTIONS = 2;
  private static final String CONNECT_SECONDS = "3";

  /**
   * A network that swallows what is sent never says so. What takes longer than this is given up, so
   * that nobody waits for ever, and no unit of work is meant to.
   */
  private static final String SILENCE_SECONDS = "10";

  private ConnectionPool() {}

  static HikariDataSource open(Location.Postgres where) {
    HikariConfig config = config(where, where.poolSize());
    config.addDataSourceProperty("socketTimeout", SILENCE_SECONDS);
    config.setKeepaliveTime(KEEP_ALIVE_MILLIS);
    return new HikariDataSource(config);
  }

  /** For steps that may take as long as the tables are large. */
  static HikariDataSource openPatiently(Location.Postgres where) {
    return new HikariDataSource(config(where, MIGRATION_CONNECTIONS));
  }

  private static HikariConfig config(Location.Postgres where, int connections) {
    var config = new HikariConfig();
    config.setPoolName("records");
    config.setJdbcUrl(where.jdbcUrl());
    where.user().ifPresent(config::setUsername);
    where.password().ifPresent(config::setPassword);
    config.setMaximumPoolSize(connections);
    config.setConnectionTimeout(PATIENCE_MILLIS);
    config.setInitializationFailTimeout(1);
    config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    // Whatever the server's default: what is acknowledged is on disk.
    config.setConnectionInitSql("set synchronous_commit = on");
    // The detail of an error may quote the row.
    config.addDataSourceProperty("logServerErrorDetail", "false");
    config.addDataSourceProperty("connectTimeout", CONNECT_SECONDS);
    config.addDataSourceProperty("tcpKeepAlive", "true");
    return config;
  }
}
