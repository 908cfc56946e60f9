package be.becivic.records.internal.sql;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jooq.Converter;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.ResultQuery;
import org.jooq.Select;

/**
 * The text of statements in one dialect, each made once: making it takes longer than running it.
 */
public final class StatementTexts {

  /**
   * What is sent to the database.
   *
   * @param parameters how each value to come is spelled
   * @param columns what comes back
   */
  record Text(String sql, List<Converter<?, Object>> parameters, List<Field<?>> columns) {}

  private final Map<PreparedStatements.Template, Text> made = new ConcurrentHashMap<>();

  Text of(PreparedStatements.Template template, DSLContext dsl) {
    Text known = made.get(template);
    return known == null ? made.computeIfAbsent(template, each -> text(each.over(dsl))) : known;
  }

  private static Text text(Query query) {
    return new Text(
        query.getSQL(),
        query.getParams().values().stream()
            .filter(parameter -> !parameter.isInline())
            .map(StatementTexts::converter)
            .toList(),
        columns(query));
  }

  /** A whole table's own columns, not the query's copies of them, are looked up by identity. */
  private static List<Field<?>> columns(Query query) {
    if (query instanceof Select<?> select && select.$select().isEmpty()) {
      return List.of(select.$from().getFirst().fields());
    }
    return query instanceof ResultQuery<?> rows ? List.of(rows.fields()) : List.of();
  }

  @SuppressWarnings("unchecked")
  private static Converter<?, Object> converter(Field<?> parameter) {
    return (Converter<?, Object>) parameter.getConverter();
  }
}
