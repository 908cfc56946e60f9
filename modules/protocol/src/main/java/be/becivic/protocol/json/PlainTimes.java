package be.becivic.protocol.json;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;

/** Dates and moments as nearly everyone writes them, told from any other text without parsing. */
public final class PlainTimes {
  private static final int DATE = "2026-04-26".length();
  private static final int MOMENT = "2026-04-26T14:32:00Z".length();

  private PlainTimes() {}

  public static boolean isDate(String text) {
    return text.length() == DATE && startsWithDate(text);
  }

  public static boolean isMoment(String text) {
    return text.length() == MOMENT
        && startsWithDate(text)
        && text.charAt(10) == 'T'
        && isBetween(0, 23, text, 11)
        && text.charAt(13) == ':'
        && isBetween(0, 59, text, 14)
        && text.charAt(16) == ':'
        && isBetween(0, 59, text, 17)
        && text.charAt(19) == 'Z';
  }

  /** The day that a text names which is known to name one. */
  public static LocalDate date(String text) {
    return isDate(text)
        ? LocalDate.of(100 * number(text, 0) + number(text, 2), number(text, 5), number(text, 8))
        : LocalDate.parse(text);
  }

  /** The moment a text with an offset names, if there is such a day. */
  public static Optional<Instant> parseMoment(String text) {
    try {
      return Optional.of(
          isMoment(text)
              ? plainMoment(text).toInstant(ZoneOffset.UTC)
              : OffsetDateTime.parse(text).toInstant());
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  private static LocalDateTime plainMoment(String text) {
    return LocalDateTime.of(
        100 * number(text, 0) + number(text, 2),
        number(text, 5),
        number(text, 8),
        number(text, 11),
        number(text, 14),
        number(text, 17));
  }

  /** On a day that every month has. */
  private static boolean startsWithDate(String text) {
    return isBetween(10, 99, text, 0)
        && isBetween(0, 99, text, 2)
        && text.charAt(4) == '-'
        && isBetween(1, 12, text, 5)
        && text.charAt(7) == '-'
        && isBetween(1, 28, text, 8);
  }

  private static boolean isBetween(int least, int most, String text, int at) {
    return isDigit(text.charAt(at))
        && isDigit(text.charAt(at + 1))
        && number(text, at) >= least
        && number(text, at) <= most;
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  private static int number(String text, int at) {
    return 10 * (text.charAt(at) - '0') + text.charAt(at + 1) - '0';
  }
}
