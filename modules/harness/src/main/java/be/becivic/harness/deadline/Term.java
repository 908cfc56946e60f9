package be.becivic.harness.deadline;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A length of time as a procedure states it, such as "60 days" or "4.5 months".
 *
 * @param text how it was published
 */
public record Term(String text, BigDecimal amount, TermUnit unit) {
  private static final Pattern SHAPE =
      Pattern.compile("(\\d{1,5}(?:\\.\\d{1,2})?)\\s+([A-Za-z]+(?: [A-Za-z]+)?)");
  private static final BigDecimal HOURS_A_DAY = BigDecimal.valueOf(24);
  private static final BigDecimal DAYS_A_MONTH = BigDecimal.valueOf(30);
  private static final int DAYS_A_WEEK = 7;
  private static final int MONTHS_A_QUARTER = 3;
  private static final int MONTHS_A_YEAR = 12;

  /** Reads a published value; empty when it is no single length of time. */
  public static Optional<Term> parse(String text) {
    Matcher matcher = SHAPE.matcher(text.strip());
    return matcher.matches()
        ? TermUnit.parse(matcher.group(2))
            .map(unit -> new Term(text.strip(), new BigDecimal(matcher.group(1)), unit))
        : Optional.empty();
  }

  public LocalDate after(LocalDate day) {
    return shift(day, 1);
  }

  public LocalDate before(LocalDate day) {
    return shift(day, -1);
  }

  private LocalDate shift(LocalDate day, int sign) {
    return switch (unit) {
      case HOUR -> day.plusDays(sign * whole(amount.divide(HOURS_A_DAY, RoundingMode.UP)));
      case DAY -> day.plusDays(sign * whole(amount));
      case WORKING_DAY -> WorkingDays.shift(day, (int) (sign * whole(amount)));
      case WEEK -> day.plusDays(sign * whole(amount.multiply(BigDecimal.valueOf(DAYS_A_WEEK))));
      case MONTH -> months(day, sign, amount);
      case QUARTER -> months(day, sign, amount.multiply(BigDecimal.valueOf(MONTHS_A_QUARTER)));
      case YEAR -> months(day, sign, amount.multiply(BigDecimal.valueOf(MONTHS_A_YEAR)));
    };
  }

  /** Whole months by the calendar; what is left of a month in thirtieths of it. */
  private static LocalDate months(LocalDate day, int sign, BigDecimal months) {
    long full = months.setScale(0, RoundingMode.DOWN).longValueExact();
    long rest = whole(months.subtract(BigDecimal.valueOf(full)).multiply(DAYS_A_MONTH));
    return day.plusMonths(sign * full).plusDays(sign * rest);
  }

  private static long whole(BigDecimal amount) {
    return amount.setScale(0, RoundingMode.UP).longValueExact();
  }
}
