package be.becivic.corpus.text;

import be.becivic.protocol.id.Uid;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Numbers as the system writes them: times in whole seconds of UTC, uids, and the versions a text
 * begins with. They identify nobody, but the digits of one second in twenty-seven are also those of
 * some possible card or national number, {@code val-00467">€8504.44} reads like a telephone number
 * in Sweden, and "Make a document … version: 0.1.0" like one given digit by digit.
 */
public final class OwnNumbers {
  private static final Pattern OWN =
      Pattern.compile(
          "(?<![0-9A-Za-z])(?:[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"
              + "|(?<uid>[a-z]{3}-[0-9]{5,7}))(?![0-9A-Za-z])"
              + "|(?m:^(?:schema_|submission_contract_)?version: (?<version>[0-9]{1,2}"
              + "(?:\\.[0-9]{1,2}){0,2})$)");

  /** Nothing was written before; an earlier time may be somebody's day of birth. */
  private static final Instant FIRST = Instant.parse("2020-01-01T00:00:00Z");

  private OwnNumbers() {}

  /** The text with letters in their place, as long as it was. */
  public static String removedFrom(String text) {
    return OWN.matcher(text)
        .replaceAll(found -> isOwn(found) ? "x".repeat(found.group().length()) : found.group());
  }

  private static boolean isOwn(MatchResult found) {
    if (found.group("version") != null) {
      return true;
    }
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
