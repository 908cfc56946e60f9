package be.becivic.protocol.text;

import java.lang.Character.UnicodeScript;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Finds characters that a reader cannot see but an agent reads: tags, bidi controls, zero-width
 * characters. A text can spell a whole instruction in them, or show another order than it has.
 *
 * <p>A few are needed and pass where they do their work: a soft hyphen; U+FE0F after an emoji; a
 * joiner inside an emoji sequence, or between letters of a script that writes with joiners; a
 * variation selector after the one character it varies. None of them passes twice in a row.
 */
public final class InvisibleText {
  /** No character below it is invisible, and few texts have one above. */
  private static final int FIRST = 0xAD;

  private static final int SOFT_HYPHEN = 0xAD;
  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;
  private static final int TEXT_STYLE = 0xFE0E;
  private static final int EMOJI_STYLE = 0xFE0F;
  private static final int KEYCAP = 0x20E3;

  private static final Set<UnicodeScript> JOINING =
      Set.of(
          UnicodeScript.ARABIC,
          UnicodeScript.SYRIAC,
          UnicodeScript.NKO,
          UnicodeScript.MONGOLIAN,
          UnicodeScript.DEVANAGARI,
          UnicodeScript.BENGALI,
          UnicodeScript.GURMUKHI,
          UnicodeScript.GUJARATI,
          UnicodeScript.ORIYA,
          UnicodeScript.TAMIL,
          UnicodeScript.TELUGU,
          UnicodeScript.KANNADA,
          UnicodeScript.MALAYALAM,
          UnicodeScript.SINHALA,
          UnicodeScript.MYANMAR,
          UnicodeScript.KHMER);

  private InvisibleText() {}

  public static boolean isIn(String text) {
    return find(text, 0).isPresent();
  }

  /** Where the first one stands at or after an index. */
  public static OptionalInt find(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) >= FIRST) {
        int codePoint = text.codePointAt(i);
        if (isInvisible(codePoint) && !isNeeded(text, i, codePoint)) {
          return OptionalInt.of(i);
        }
        i += Character.charCount(codePoint) - 1;
      }
    }
    return OptionalInt.empty();
  }

  private static boolean isInvisible(int codePoint) {
    boolean annotates = codePoint >= 0xFFF9 && codePoint <= 0xFFFB;
    return annotates || Folding.isIgnorable(codePoint);
  }

  private static boolean isNeeded(String text, int at, int codePoint) {
    if (at == 0) {
      return codePoint == SOFT_HYPHEN;
    }
    int before = text.codePointBefore(at);
    int end = at + Character.charCount(codePoint);
    int after = end < text.length() ? text.codePointAt(end) : 0;
    return switch (codePoint) {
      case SOFT_HYPHEN -> before != SOFT_HYPHEN;
      case NON_JOINER -> isJoining(letterBefore(text, at)) && isJoining(after);
      case JOINER ->
          isJoining(letterBefore(text, at)) && isJoining(after)
              || isPicture(pictureBefore(text, at)) && isPicture(after);
      case TEXT_STYLE, EMOJI_STYLE -> isPicture(before) || isKey(before) && after == KEYCAP;
      default -> isSelectorOf(before, codePoint);
    };
  }

  /** Letters and vowel signs count alike, since a joiner stands after either. */
  private static boolean isJoining(int codePoint) {
    return JOINING.contains(UnicodeScript.of(codePoint))
        && (Character.isLetter(codePoint) || isMark(codePoint));
  }

  /** The character before, or the letter under marks that several scripts share. */
  private static int letterBefore(String text, int at) {
    int before = text.codePointBefore(at);
    int rest = at - Character.charCount(before);
    return rest > 0 && isMark(before) && UnicodeScript.of(before) == UnicodeScript.INHERITED
        ? letterBefore(text, rest)
        : before;
  }

  private static boolean isMark(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  /** The character before, or the one whose style is chosen there. */
  private static int pictureBefore(String text, int at) {
    int before = text.codePointBefore(at);
    return before == EMOJI_STYLE && at > 1 ? text.codePointBefore(at - 1) : before;
  }

  private static boolean isPicture(int codePoint) {
    return Character.isEmoji(codePoint) && !isKey(codePoint);
  }

  private static boolean isKey(int codePoint) {
    return codePoint >= '0' && codePoint <= '9' || codePoint == '#' || codePoint == '*';
  }

  /** Ideographs and Mongolian letters have variants that a selector chooses between. */
  private static boolean isSelectorOf(int base, int selector) {
    boolean isIdeographic =
        selector >= 0xE0100 && selector <= 0xE01EF || selector >= 0xFE00 && selector <= 0xFE02;
    boolean isMongolian = selector >= 0x180B && selector <= 0x180D || selector == 0x180F;
    return isIdeographic && Character.isIdeographic(base)
        || isMongolian
            && UnicodeScript.of(base) == UnicodeScript.MONGOLIAN
            && Character.isLetter(base);
  }
}
