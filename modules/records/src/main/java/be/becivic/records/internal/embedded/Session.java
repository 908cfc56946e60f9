package be.becivic.records.internal.embedded;

import be.becivic.records.internal.tables.SqlTables;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jooq.SQLDialect;

/** One open connection, its tables, and transactions by hand. */
final class Session implements AutoCloseable {
  private final Connection connection;
  private final Statement control;
  private final SqlTables tables;

  Session(Connection connection) throws SQLException {
    this.connection = new StatementCache(connection);
    this.control = connection.createStatement();
    this.tables = SqlTables.over(this.connection, SQLDialect.SQLITE);
  }

  SqlTables tables() {
    return tables;
  }

  void execute(String command) throws SQLException {
    control.execute(command);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
