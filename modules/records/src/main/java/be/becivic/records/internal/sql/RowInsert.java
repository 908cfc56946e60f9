package be.becivic.records.internal.sql;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jooq.Field;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

/** Stores rows of one table, several with each statement. */
public final class RowInsert {
  /** Each number of rows is a statement of its own that a connection keeps. */
  private static final int MOST_TOGETHER = 10;

  private final List<PreparedStatements.Template> byCount;

  public RowInsert(Table<?> table, List<Field<?>> columns) {
    this.byCount =
        IntStream.rangeClosed(0, MOST_TOGETHER)
            .mapToObj(count -> template(table, columns, count))
            .toList();
  }

  public <T> void run(
      PreparedStatements prepared, List<T> rows, Function<T, @Nullable Object[]> values) {
    for (int from = 0; from < rows.size(); from += MOST_TOGETHER) {
      List<T> some = rows.subList(from, Math.min(rows.size(), from + MOST_TOGETHER));
      prepared.update(
          byCount.get(some.size()), some.stream().map(values).flatMap(Arrays::stream).toArray());
    }
  }

  private static PreparedStatements.Template template(
      Table<?> table, List<Field<?>> columns, int count) {
    return dsl -> {
      var insert = dsl.insertInto(table, columns);
      for (int i = 0; i < count; i++) {
        insert = insert.values(columns.stream().map(DSL::param).toList());
      }
      return insert;
    };
  }
}
