package be.becivic.protocol.text;

import java.text.Normalizer;

/** Brings a text back to what a reader sees, so that look-alike characters hide nothing. */
public final class Folding {
  private static final int MARKS_A_LETTER_MAY_TAKE = 4;
  private static final String PLAIN_PUNCTUATION = "\t\n\r§°·«»‘’“”€";
  private static final String COMPATIBILITY_LETTERS = "ĲĳĿŀŉ";
  private static final String DASHES_BY_ANOTHER_NAME = "−⁃˗➖";

  /** Unicode's Default_Ignorable_Code_Point, as pairs of first and last. */
  private static final int[] IGNORABLE = {
    0xAD, 0xAD, 0x34F, 0x34F, 0x61C, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x200B,
    0x200F, 0x202A, 0x202E, 0x2060, 0x206F, 0x3164, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFEFF, 0xFFA0,
    0xFFA0, 0xFFF0, 0xFFF8, 0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A, 0xE0000, 0xE0FFF
  };

  /** Digits that normalisation leaves alone: first code point, its digit, how many follow on. */
  private static final int[] DIGIT_FORMS = {
    0x1369, 1, 9, 0x19DA, 1, 1, 0x24F5, 1, 9, 0x24FF, 0, 1, 0x2680, 1, 6, 0x2776, 1, 9, 0x2780, 1,
    9, 0x278A, 1, 9, 0x2801, 1, 1, 0x2803, 2, 1, 0x2809, 3, 1, 0x280A, 9, 1, 0x280B, 6, 1, 0x2811,
    5, 1, 0x2813, 8, 1, 0x2819, 4, 1, 0x281A, 0, 1, 0x281B, 7, 1, 0x3007, 0, 1, 0x3021, 1, 9,
    0x4E00, 1, 1, 0x4E03, 7, 1, 0x4E09, 3, 1, 0x4E5D, 9, 1, 0x4E8C, 2, 1, 0x4E94, 5, 1, 0x516B, 8,
    1, 0x516D, 6, 1, 0x56DB, 4, 1, 0x10A40, 1, 4, 0x10E60, 1, 9, 0x11052, 1, 9, 0x1F10B, 0, 1,
    0x1F10C, 0, 1, 0x1F550, 1, 9, 0x1F55B, 0, 1
  };

  private Folding() {}

  /**
   * What cannot be seen is gone, compatibility forms are composed, combining marks that no letter
   * took up are gone, and every digit, space and dash is the ASCII one.
   */
  public static String fold(String text) {
    if (isPlain(text)) {
      return text;
    }
    String visible = visible(text, MARKS_A_LETTER_MAY_TAKE);
    return isPlain(visible)
        ? visible
        : visible(Normalizer.normalize(visible, Normalizer.Form.NFKC), 0);
  }

  /** Marks beyond a few in a row go at once: normalising takes quadratic time to sort them. */
  private static String visible(String text, int marksKept) {
    StringBuilder visible = new StringBuilder(text.length());
    int marks = 0;
    int codePoint;
    for (int i = 0; i < text.length(); i += Character.charCount(codePoint)) {
      codePoint = text.codePointAt(i);
      if (codePoint < 0x80 && isPlain((char) codePoint)) {
        visible.append((char) codePoint);
        marks = 0;
      } else if (isVisible(codePoint)) {
        marks = isMark(codePoint) ? marks + 1 : 0;
        if (marks <= marksKept) {
          visible.appendCodePoint(toAscii(codePoint));
        }
      }
    }
    return visible.toString();
  }

  public static boolean isIgnorable(int codePoint) {
    int range = 0;
    while (range < IGNORABLE.length && codePoint > IGNORABLE[range + 1]) {
      range += 2;
    }
    return range < IGNORABLE.length && codePoint >= IGNORABLE[range];
  }

  /** Whether folding would change nothing; most texts in our languages pass without a copy. */
  static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isPlain(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlain(char character) {
    if (character >= ' ' && character <= '~') {
      return true;
    }
    if (character >= 'À' && character <= 'ž') {
      return COMPATIBILITY_LETTERS.indexOf(character) < 0;
    }
    return PLAIN_PUNCTUATION.indexOf(character) >= 0;
  }

  private static boolean isVisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL -> Character.isWhitespace(codePoint) || codePoint == 0x85;
      case Character.FORMAT, Character.SURROGATE -> false;
      default -> !isIgnorable(codePoint);
    };
  }

  private static boolean isMark(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }

  private static int toAscii(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.DECIMAL_DIGIT_NUMBER -> '0' + Character.digit(codePoint, 10);
      case Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
          ' ';
      case Character.DASH_PUNCTUATION -> '-';
      default -> DASHES_BY_ANOTHER_NAME.indexOf(codePoint) >= 0 ? '-' : digitForm(codePoint);
    };
  }

  private static int digitForm(int codePoint) {
    for (int i = 0; i < DIGIT_FORMS.length && codePoint >= DIGIT_FORMS[i]; i += 3) {
      int distance = codePoint - DIGIT_FORMS[i];
      if (distance < DIGIT_FORMS[i + 2]) {
        return '0' + DIGIT_FORMS[i + 1] + distance;
      }
    }
    return codePoint;
  }
}
