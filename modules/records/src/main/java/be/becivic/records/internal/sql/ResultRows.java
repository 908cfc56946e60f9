package be.becivic.records.internal.sql;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jooq.Cursor;
import org.jooq.Record;
import org.jooq.ResultQuery;

/** Walks through a result of any size. */
public final class ResultRows {
  private static final int AT_A_TIME = 500;

  private ResultRows() {}

  public static <R extends Record, T> void stream(
      ResultQuery<R> query, Function<? super R, T> read, Consumer<? super T> each) {
    try (Cursor<R> cursor = query.fetchSize(AT_A_TIME).fetchLazy()) {
      for (R row : cursor) {
        each.accept(read.apply(row));
      }
    }
  }
}
