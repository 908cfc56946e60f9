package be.becivic.corpus.text;

import be.becivic.protocol.id.Uid;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Numbers as the system writes them: times in whole seconds of UTC, and uids. They identify nobody,
 * but the digits of one second in twenty-seven are also those of some possible card or national
 * number, and {@code val-00467">€8504.44} reads like a telephone number in Sweden.
 */
public final class OwnNumbers {
  private static final Pattern TIME_OR_UID =
      Pattern.compile(
          "(?<![0-9A-Za-z])(?:[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"
              + "|(?<uid>[a-z]{3}-[0-9]{5,7}))(?![0-9A-Za-z])");

  /** Nothing was written before; an earlier time may be somebody's day of birth. */
  private static final Instant FIRST = Instant.parse("2020-01-01T00:00:00Z");

  private OwnNumbers() {}

  /** The text with letters in their place, as long as it was. */
  public static String removedFrom(String text) {
    return TIME_OR_UID
        .matcher(text)
        .replaceAll(found -> isOwn(found) ? "x".repeat(found.group().length()) : found.group());
  }

  private static boolean isOwn(MatchResult found) {
    return found.group("uid") == null
        ? isWritten(found.group())
        : Uid.parse(found.group("uid")).isPresent();
  }

  private static boolean isWritten(String time) {
    try {
      return !Instant.parse(time).isBefore(FIRST);
    } catch (DateTimeException _) {
      return false;
    }
  }
}
