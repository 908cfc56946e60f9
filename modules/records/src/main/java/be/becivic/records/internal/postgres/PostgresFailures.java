package be.becivic.records.internal.postgres;

import java.sql.SQLException;
import java.util.Set;

/** Sorts what PostgreSQL reports by its SQLSTATE. */
final class PostgresFailures {
  private static final Set<String> CONFLICTS = Set.of("40001", "40P01");

  /** Connection, resources, operator's intervention, system error, internal error. */
  private static final Set<String> BROKEN_CLASSES = Set.of("08", "53", "57", "58", "XX");

  /** A key that is there already. */
  private static final String TAKEN = "23505";

  private PostgresFailures() {}

  /**
   * Whether trying again may help: another transaction was in the way, or wrote the same row first,
   * which the work sees when it runs again.
   */
  static boolean isWorthAnotherTry(Throwable failure) {
    return isConflict(failure) || state(failure).equals(TAKEN);
  }

  /** Another transaction was in the way. */
  static boolean isConflict(Throwable failure) {
    return CONFLICTS.contains(state(failure));
  }

  static boolean isStoreBroken(Throwable failure) {
    String state = state(failure);
    return state.length() > 2 && BROKEN_CLASSES.contains(state.substring(0, 2));
  }

  /** The server only follows another, or is set not to take writes. */
  static boolean isReadOnly(Throwable failure) {
    return state(failure).equals("25006");
  }

  private static String state(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql && sql.getSQLState() != null) {
        return sql.getSQLState();
      }
    }
    return "";
  }
}
