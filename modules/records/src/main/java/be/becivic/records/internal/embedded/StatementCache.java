package be.becivic.records.internal.embedded;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.jooq.tools.jdbc.DefaultConnection;
import org.jooq.tools.jdbc.DefaultPreparedStatement;

/** A connection that keeps its prepared statements: compiling one costs more than running it. */
final class StatementCache extends DefaultConnection {
  private static final int MOST = 256;

  private final Map<String, PreparedStatement> idle = new HashMap<>();

  StatementCache(Connection connection) {
    super(connection);
  }

  @Override
  public PreparedStatement prepareStatement(String sql) throws SQLException {
    PreparedStatement kept = idle.remove(sql);
    return new Lent(sql, kept == null ? getDelegate().prepareStatement(sql) : kept);
  }

  /** Hands the statement back instead of closing it. */
  private final class Lent extends DefaultPreparedStatement {
    private final String sql;
    private boolean closed;

    private Lent(String sql, PreparedStatement statement) {
      super(statement);
      this.sql = sql;
    }

    @Override
    public void close() throws SQLException {
      if (closed) {
        return;
      }
      closed = true;
      PreparedStatement statement = getDelegate();
      if (idle.size() >= MOST || idle.putIfAbsent(sql, statement) != null) {
        statement.close();
      } else {
        statement.clearParameters();
      }
    }
  }
}
