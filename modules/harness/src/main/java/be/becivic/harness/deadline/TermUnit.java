package be.becivic.harness.deadline;

import java.util.Locale;
import java.util.Optional;

/** The units of time that terms are published in. */
enum TermUnit {
  HOUR,
  DAY,
  WORKING_DAY,
  WEEK,
  MONTH,
  QUARTER,
  YEAR;

  /** By its English name, in the singular or the plural. */
  static Optional<TermUnit> parse(String text) {
    return switch (text.strip().toLowerCase(Locale.ROOT)) {
      case "hour", "hours" -> Optional.of(HOUR);
      case "day", "days", "calendar day", "calendar days" -> Optional.of(DAY);
      case "working day", "working days" -> Optional.of(WORKING_DAY);
      case "week", "weeks" -> Optional.of(WEEK);
      case "month", "months" -> Optional.of(MONTH);
      case "quarter", "quarters" -> Optional.of(QUARTER);
      case "year", "years" -> Optional.of(YEAR);
      default -> Optional.empty();
    };
  }
}
