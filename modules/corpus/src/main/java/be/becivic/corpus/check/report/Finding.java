package be.becivic.corpus.check.report;

import be.becivic.corpus.text.Position;
import java.util.Comparator;

/**
 * Something the check has to say about a place in a file.
 *
 * @param rule the rule's id
 * @param remedy how to fix it
 */
public record Finding(
    String rule, Severity severity, String file, Position at, String message, String remedy)
    implements Comparable<Finding> {
  private static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::file)
          .thenComparingInt(finding -> finding.at.line())
          .thenComparingInt(finding -> finding.at.column())
          .thenComparing(Finding::severity)
          .thenComparing(Finding::rule)
          .thenComparing(Finding::message);

  @Override
  public int compareTo(Finding other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return "%s:%d:%d: %s[%s] %s %s"
        .formatted(file, at.line(), at.column(), severity.wireName(), rule, message, remedy);
  }
}
