package be.becivic.records.internal.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jooq.Field;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

/** Stores rows of one table, several with each statement. */
public final class RowInsert<T> {
  /** Each number of rows is a statement of its own that a connection keeps. */
  private static final int MOST_TOGETHER = 10;

  private final List<Column<T>> columns;
  private final List<PreparedStatements.Template> byCount;

  /** A column and where its value comes from. */
  private record Column<T>(Field<?> field, Function<T, @Nullable Object> value) {}

  private RowInsert(Table<?> table, List<Column<T>> columns) {
    this.columns = List.copyOf(columns);
    this.byCount =
        IntStream.rangeClosed(0, MOST_TOGETHER)
            .mapToObj(count -> template(table, fields(), count))
            .toList();
  }

  public static <T> Builder<T> into(Table<?> table) {
    return new Builder<>(table);
  }

  /** Names each column together with its value, so that no two can trade places. */
  public static final class Builder<T> {
    private final Table<?> table;
    private final List<Column<T>> columns = new ArrayList<>();

    private Builder(Table<?> table) {
      this.table = table;
    }

    public <V> Builder<T> set(Field<V> field, Function<T, V> value) {
      columns.add(new Column<>(field, value::apply));
      return this;
    }

    /** A column that is empty where there is no value. */
    public <V> Builder<T> setOptional(Field<V> field, Function<T, Optional<V>> value) {
      columns.add(new Column<>(field, row -> value.apply(row).orElse(null)));
      return this;
    }

    public RowInsert<T> build() {
      return new RowInsert<>(table, columns);
    }
  }

  public void run(PreparedStatements prepared, List<T> rows) {
    for (int from = 0; from < rows.size(); from += MOST_TOGETHER) {
      List<T> some = rows.subList(from, Math.min(rows.size(), from + MOST_TOGETHER));
      prepared.update(byCount.get(some.size()), values(some));
    }
  }

  private List<Field<?>> fields() {
    List<Field<?>> fields = new ArrayList<>();
    columns.forEach(column -> fields.add(column.field()));
    return fields;
  }

  private @Nullable Object[] values(List<T> rows) {
    @Nullable Object[] values = new @Nullable Object[rows.size() * columns.size()];
    int at = 0;
    for (T row : rows) {
      for (Column<T> column : columns) {
        values[at++] = column.value().apply(row);
      }
    }
    return values;
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
