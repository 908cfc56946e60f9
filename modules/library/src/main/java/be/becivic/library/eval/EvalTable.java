package be.becivic.library.eval;

import java.util.List;
import java.util.function.Predicate;

/**
 * The results as a table: by language, questions that search was tuned on and others apart. Which
 * of the others were missed is not told, or the next who tunes would tune for them.
 */
public final class EvalTable {
  private static final List<String> LANGUAGES = List.of("en", "fr", "nl", "de");
  private static final String ROW = "%-8s  %-8s  %9s  %8s  %8s  %8s%n";

  private EvalTable() {}

  public static String of(List<EvalResult> results) {
    StringBuilder table =
        new StringBuilder(ROW.formatted("", "language", "questions", "first", "in three", "sound"));
    group(table, "tuned", results.stream().filter(r -> !r.question().heldOut()).toList());
    group(table, "held out", results.stream().filter(r -> r.question().heldOut()).toList());
    for (EvalResult result : results) {
      boolean isMissed = !result.isFirst() && !result.question().heldOut();
      if (isMissed || !result.isSound()) {
        table.append(
            "%s (%s): %s%s%n"
                .formatted(
                    result.question().heldOut() ? "held out" : result.question().question(),
                    result.question().finds(),
                    isMissed ? "found at " + result.rank() : "",
                    result.isSound() ? "" : " " + String.join("; ", result.faults())));
      }
    }
    return table.toString();
  }

  private static void group(StringBuilder table, String name, List<EvalResult> results) {
    for (String language : LANGUAGES) {
      row(
          table,
          name,
          language,
          results.stream().filter(r -> r.question().language().equals(language)).toList());
    }
    row(table, name, "all", results);
  }

  private static void row(
      StringBuilder table, String name, String language, List<EvalResult> results) {
    table.append(
        ROW.formatted(
            name,
            language,
            results.size(),
            percent(results, EvalResult::isFirst),
            percent(results, result -> result.rank() >= 1 && result.rank() <= 3),
            percent(results, EvalResult::isSound)));
  }

  private static String percent(List<EvalResult> results, Predicate<EvalResult> wanted) {
    return results.isEmpty()
        ? "-"
        : 100 * results.stream().filter(wanted).count() / results.size() + " %";
  }
}
