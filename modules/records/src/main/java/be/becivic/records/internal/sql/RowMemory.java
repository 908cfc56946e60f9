package be.becivic.records.internal.sql;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Rows that seldom change, for as long as nobody has changed any. */
public final class RowMemory {
  private static final int MOST = 4_096;

  /** What was asked. */
  record Question(PreparedStatements.Template template, List<?> values) {}

  private final Map<Question, List<?>> answers = new ConcurrentHashMap<>();

  /** The same question always has the same type of answer. */
  @SuppressWarnings("unchecked")
  <T> List<T> answer(Question question, Supplier<List<T>> look) {
    @Nullable List<T> known = (List<T>) answers.get(question);
    if (known != null) {
      return known;
    }
    List<T> found = List.copyOf(look.get());
    if (answers.size() < MOST) {
      answers.put(question, found);
    }
    return found;
  }
}
