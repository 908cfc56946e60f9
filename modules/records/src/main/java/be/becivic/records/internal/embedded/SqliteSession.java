package be.becivic.records.internal.embedded;

import be.becivic.records.internal.sql.StatementTexts;
import be.becivic.records.internal.tables.SqlTables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jooq.SQLDialect;

/** One open connection, its tables, and transactions by hand. */
final class SqliteSession implements AutoCloseable {
  private final StatementCache connection;
  private final SqlTables tables;

  SqliteSession(Connection connection) {
    this.connection = new StatementCache(connection);
    this.tables = SqlTables.over(this.connection, SQLDialect.SQLITE, new StatementTexts());
  }

  SqlTables tables() {
    return tables;
  }

  /** Begins, ends or marks a point in a transaction; the few commands there are stay compiled. */
  void execute(String command) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(command)) {
      statement.execute();
    }
  }

  /** Most of what is read in passing is remembered, and takes no statement at all. */
  void beginReading() {
    connection.beginLater();
  }

  void endReading() throws SQLException {
    if (!connection.takeUnbegun()) {
      execute("rollback");
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
