package be.becivic.records.internal.embedded;

import java.sql.SQLException;
import java.util.Set;
import org.sqlite.SQLiteErrorCode;

/** Tells a broken store from a statement that was refused. */
final class SqliteFailures {
  private static final int PRIMARY = 0xff;
  private static final Set<Integer> STATEMENT_ONLY =
      Set.of(
          SQLiteErrorCode.SQLITE_ERROR.code,
          SQLiteErrorCode.SQLITE_CONSTRAINT.code,
          SQLiteErrorCode.SQLITE_MISMATCH.code,
          SQLiteErrorCode.SQLITE_TOOBIG.code,
          SQLiteErrorCode.SQLITE_RANGE.code);

  private SqliteFailures() {}

  static boolean isStoreBroken(Throwable failure) {
    return sqlException(failure) instanceof SQLException sql
        && !STATEMENT_ONLY.contains(sql.getErrorCode() & PRIMARY);
  }

  static boolean isWriteInRead(Throwable failure) {
    return sqlException(failure) instanceof SQLException sql
        && (sql.getErrorCode() & PRIMARY) == SQLiteErrorCode.SQLITE_READONLY.code;
  }

  private static Throwable sqlException(Throwable failure) {
    Throwable cause = failure;
    while (!(cause instanceof SQLException) && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }
}
