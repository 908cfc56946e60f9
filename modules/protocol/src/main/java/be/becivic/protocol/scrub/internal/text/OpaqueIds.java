package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.CharSet;
import java.util.regex.Pattern;

/**
 * UUIDs and digests are random and may hold digits that look like any number, and so may the
 * fraction of a second, so rules for all strings do not look inside them. A moment is passed over
 * only where it is the whole string: in prose, a number could be dressed up as one.
 */
public final class OpaqueIds {
  private static final Pattern ID =
      Pattern.compile(
          "(?<![0-9A-Za-z])"
              + "(?:[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
              + "|[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})"
              + "(?![0-9A-Za-z])");

  private static final Pattern MOMENT =
      Pattern.compile(
          "[12][0-9]{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"
              + "T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?"
              + "(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])");

  private static final int MOMENT_AT_LEAST = "2026-04-26T14:32:00Z".length();
  private static final int UUID_LENGTH = 36;
  private static final CharSet HEX =
      CharSet.DIGITS.or(CharSet.range('A', 'F')).or(CharSet.range('a', 'f'));

  private OpaqueIds() {}

  /**
   * Whether a text is one moment or one id after a prefix of letters, so nothing is left of its
   * digits.
   */
  public static boolean areAllOf(String text) {
    return text.length() >= MOMENT_AT_LEAST && text.charAt(10) == 'T'
        ? MOMENT.matcher(text).matches()
        : isPrefixedUuid(text);
  }

  private static boolean isPrefixedUuid(String text) {
    int start = text.length() - UUID_LENGTH;
    if (start < 0 || start > 0 && text.charAt(start - 1) != '_') {
      return false;
    }
    for (int i = 0; i < start; i++) {
      char character = text.charAt(i);
      if (character != '_' && !CharSet.LETTERS.has(character)) {
        return false;
      }
    }
    for (int i = 0; i < UUID_LENGTH; i++) {
      boolean isDash = i == 8 || i == 13 || i == 18 || i == 23;
      char character = text.charAt(start + i);
      if (isDash ? character != '-' : !HEX.has(character)) {
        return false;
      }
    }
    return true;
  }

  /** The text with every id overwritten, place by place. */
  public static String mask(String text) {
    if (MOMENT.matcher(text).matches()) {
      return "x".repeat(text.length());
    }
    return ID.matcher(text).replaceAll(id -> "x".repeat(id.end() - id.start()));
  }
}
