package be.becivic.records.internal.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jooq.Converter;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;

/** Runs the statements every submission needs, without making their text again each time. */
public final class PreparedStatements {

  /**
   * A statement with a parameter for each value to come. It is its own key: keep it constant, or
   * equal to others that make the same text.
   */
  public interface Template {
    Query over(DSLContext dsl);
  }

  /** Reads a column as the driver has it. */
  private interface Reader {
    @Nullable Object read(ResultSet rows, int at) throws SQLException;
  }

  /** Every type a column has in the database. */
  private static final Map<Class<?>, Reader> READERS =
      Map.of(
          String.class, ResultSet::getString,
          Long.class, ResultSet::getLong,
          Integer.class, ResultSet::getInt,
          Boolean.class, ResultSet::getBoolean);

  private final Connection connection;
  private final DSLContext dsl;
  private final StatementTexts texts;
  private Optional<RowMemory> memory = Optional.empty();

  public PreparedStatements(Connection connection, DSLContext dsl, StatementTexts texts) {
    this.connection = connection;
    this.dsl = dsl;
    this.texts = texts;
  }

  /** How many rows it changed. */
  public int update(Template template, @Nullable Object... values) {
    try (PreparedStatement statement = bind(texts.of(template, dsl), values)) {
      return statement.executeUpdate();
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /** How many rows it changed with each of several sets of values. */
  public int[] updateAll(Template template, List<Object[]> rows) {
    StatementTexts.Text text = texts.of(template, dsl);
    try (PreparedStatement statement = connection.prepareStatement(text.sql())) {
      for (Object[] values : rows) {
        bind(statement, text, values);
        statement.addBatch();
      }
      return statement.executeBatch();
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /** From now on, answers what is recalled from here if it can. */
  public void remember(Optional<RowMemory> remembered) {
    this.memory = remembered;
  }

  /** As {@link #list}, for rows that seldom change. */
  public <T> List<T> recall(Template template, Function<? super Record, T> read, Object... values) {
    return memory
        .map(
            known ->
                known.answer(
                    new RowMemory.Question(template, List.of(values)),
                    () -> list(template, read, values)))
        .orElseGet(() -> list(template, read, values));
  }

  /** The number in the first column of the only row, if there is one. */
  public OptionalLong findNumber(Template template, @Nullable Object... values) {
    try (PreparedStatement statement = bind(texts.of(template, dsl), values);
        ResultSet rows = statement.executeQuery()) {
      return rows.next() ? OptionalLong.of(rows.getLong(1)) : OptionalLong.empty();
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /** What to do with a row as the driver has it. */
  public interface Each {
    void accept(ResultSet row) throws SQLException;
  }

  public void forEach(Template template, Each each, @Nullable Object... values) {
    try (PreparedStatement statement = bind(texts.of(template, dsl), values);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        each.accept(rows);
      }
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /** The only row, if there is one. */
  public <T> Optional<T> find(
      Template template, Function<? super Record, T> read, @Nullable Object... values) {
    List<T> rows = list(template, read, values);
    if (rows.size() > 1) {
      throw new IllegalStateException("more than one row");
    }
    return rows.stream().findFirst();
  }

  public <T> List<T> list(
      Template template, Function<? super Record, T> read, @Nullable Object... values) {
    StatementTexts.Text text = texts.of(template, dsl);
    try (PreparedStatement statement = bind(text, values);
        ResultSet rows = statement.executeQuery()) {
      var found = new ArrayList<T>();
      while (rows.next()) {
        found.add(read.apply(row(text.columns(), rows)));
      }
      return found;
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private Record row(List<Field<?>> columns, ResultSet rows) throws SQLException {
    Record row = dsl.newRecord(columns);
    for (int i = 0; i < columns.size(); i++) {
      read(columns.get(i), rows, i + 1, row);
    }
    return row;
  }

  @SuppressWarnings("unchecked")
  private static <T> void read(Field<T> column, ResultSet rows, int at, Record row)
      throws SQLException {
    var converter = (Converter<Object, T>) column.getConverter();
    row.set(column, converter.from(value(converter.fromType(), rows, at)));
  }

  private static @Nullable Object value(Class<?> type, ResultSet rows, int at) throws SQLException {
    Object value = Objects.requireNonNull(READERS.get(type), type::getName).read(rows, at);
    return rows.wasNull() ? null : value;
  }

  private PreparedStatement bind(StatementTexts.Text text, @Nullable Object[] values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(text.sql());
    try {
      bind(statement, text, values);
      return statement;
    } catch (SQLException | RuntimeException e) {
      statement.close();
      throw e;
    }
  }

  private static void bind(
      PreparedStatement statement, StatementTexts.Text text, @Nullable Object[] values)
      throws SQLException {
    if (values.length != text.parameters().size()) {
      throw new IllegalArgumentException("as many values as parameters");
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, text.parameters().get(i).to(values[i]));
    }
  }

  private static DataAccessException failed(SQLException cause) {
    return new DataAccessException("a statement failed", cause);
  }
}
