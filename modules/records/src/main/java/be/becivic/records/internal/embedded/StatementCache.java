package be.becivic.records.internal.embedded;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jooq.tools.jdbc.DefaultConnection;
import org.jooq.tools.jdbc.DefaultPreparedStatement;

/** A connection that keeps its prepared statements: compiling one costs more than running it. */
final class StatementCache extends DefaultConnection {
  private static final int MOST = 128;

  /** What nobody is using, longest unused first. */
  private final SequencedMap<String, PreparedStatement> idle = new LinkedHashMap<>();

  private boolean isToBegin;

  StatementCache(Connection connection) {
    super(connection);
  }

  /** Begins a transaction with the next statement. */
  void beginLater() {
    isToBegin = true;
  }

  /** Whether a transaction that was to begin never did, and now will not. */
  boolean takeUnbegun() {
    boolean unbegun = isToBegin;
    isToBegin = false;
    return unbegun;
  }

  @Override
  public PreparedStatement prepareStatement(String sql) throws SQLException {
    if (takeUnbegun()) {
      try (PreparedStatement begin = prepareStatement("begin")) {
        begin.execute();
      }
    }
    PreparedStatement kept = idle.remove(sql);
    return new Lent(sql, kept == null ? getDelegate().prepareStatement(sql) : kept);
  }

  private void giveBack(String sql, PreparedStatement statement) throws SQLException {
    statement.clearParameters();
    PreparedStatement twin = idle.put(sql, statement);
    if (twin != null) {
      twin.close();
    }
    if (idle.size() > MOST) {
      idle.pollFirstEntry().getValue().close();
    }
  }

  /** Returns to the cache instead of closing. */
  private final class Lent extends DefaultPreparedStatement {
    private final String sql;
    private boolean returned;

    private Lent(String sql, PreparedStatement statement) {
      super(statement);
      this.sql = sql;
    }

    @Override
    public void close() throws SQLException {
      if (!returned) {
        returned = true;
        giveBack(sql, getDelegate());
      }
    }
  }
}
