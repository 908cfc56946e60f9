package be.becivic.corpus.text;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.regex.Pattern;

/**
 * Times as the system writes them, in whole seconds of UTC. They identify nobody, but the digits of
 * one second in twenty-seven are also those of some possible card or national number.
 */
public final class WrittenTimes {
  private static final Pattern TIME =
      Pattern.compile(
          "(?<![0-9A-Za-z])[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z(?![0-9A-Za-z])");

  /** Nothing was written before; an earlier time may be somebody's day of birth. */
  private static final Instant FIRST = Instant.parse("2020-01-01T00:00:00Z");

  private WrittenTimes() {}

  /** The text with letters in their place, as long as it was. */
  public static String removedFrom(String text) {
    return TIME.matcher(text)
        .replaceAll(
            found -> isWritten(found.group()) ? "x".repeat(found.group().length()) : found.group());
  }

  private static boolean isWritten(String time) {
    try {
      return !Instant.parse(time).isBefore(FIRST);
    } catch (DateTimeException _) {
      return false;
    }
  }
}
