package be.becivic.records.internal.postgres;

import be.becivic.records.Location;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;

/** How connections to PostgreSQL are made. */
final class ConnectionPool {
  private static final long PATIENCE_MILLIS = Duration.ofSeconds(3).toMillis();

  private ConnectionPool() {}

  static HikariDataSource open(Location.Postgres where) {
    var config = new HikariConfig();
    config.setPoolName("records");
    config.setJdbcUrl(where.jdbcUrl());
    where.user().ifPresent(config::setUsername);
    where.password().ifPresent(config::setPassword);
    config.setMaximumPoolSize(where.poolSize());
    config.setConnectionTimeout(PATIENCE_MILLIS);
    config.setInitializationFailTimeout(1);
    config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    // Whatever the server's default: what is acknowledged is on disk.
    config.setConnectionInitSql("set synchronous_commit = on");
    // The detail of an error may quote the row.
    config.addDataSourceProperty("logServerErrorDetail", "false");
    return new HikariDataSource(config);
  }
}
