package be.becivic.records.internal.tables;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jooq.Converter;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;

/**
 * Runs the statements every submission needs. Their text is made once for a connection, since
 * making it takes several times as long as running it.
 */
final class Prepared {

  /** A statement with a parameter for each value to come. It is its own key: keep it constant. */
  interface Template {
    Query over(DSLContext dsl);
  }

  private record Text(String sql, List<Converter<?, Object>> converters) {}

  private final Connection connection;
  private final DSLContext dsl;
  private final Map<Template, Text> texts = new HashMap<>();

  Prepared(Connection connection, DSLContext dsl) {
    this.connection = connection;
    this.dsl = dsl;
  }

  /** How many rows it changed. */
  int update(Template template, @Nullable Object... values) {
    try (PreparedStatement statement = bind(template, values)) {
      return statement.executeUpdate();
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /** The number in the first column of the only row, if there is one. */
  OptionalLong findNumber(Template template, @Nullable Object... values) {
    try (PreparedStatement statement = bind(template, values);
        ResultSet rows = statement.executeQuery()) {
      return rows.next() ? OptionalLong.of(rows.getLong(1)) : OptionalLong.empty();
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private PreparedStatement bind(Template template, @Nullable Object[] values) throws SQLException {
    Text text = texts.computeIfAbsent(template, this::text);
    PreparedStatement statement = connection.prepareStatement(text.sql);
    try {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, text.converters.get(i).to(values[i]));
      }
      return statement;
    } catch (SQLException | RuntimeException e) {
      statement.close();
      throw e;
    }
  }

  private Text text(Template template) {
    Query query = template.over(dsl);
    return new Text(
        query.getSQL(),
        query.getParams().values().stream()
            .filter(parameter -> !parameter.isInline())
            .map(Prepared::converter)
            .toList());
  }

  @SuppressWarnings("unchecked")
  private static Converter<?, Object> converter(Field<?> parameter) {
    return (Converter<?, Object>) parameter.getConverter();
  }

  private static DataAccessException failed(SQLException cause) {
    return new DataAccessException("a statement failed", cause);
  }
}
