package be.becivic.protocol.scrub.internal.text;

import java.util.List;

/**
 * A text as small ASCII letters and digits. What stands between them is one sign: a space, a full
 * stop, a comma, an at sign (a hash before a handle), or a line end where it is long.
 *
 * @param places where in the text the characters come from; places from the length on mean nothing
 * @param cues its words that carry marks, and its at signs, in order
 * @param longestChain how many digits in a row there may be at most, however they are written
 */
public record WordView(String text, int[] places, List<Cue> cues, int longestChain) {
  /** The mark of words that mean nothing between digits. */
  public static final long LINK = 1L << 60;

  /** The mark of words that mean a number. */
  public static final long NUMBER = 1L << 62;

  /**
   * A word with marks.
   *
   * @param start where it begins in the view
   */
  public record Cue(long marks, int start) {}

  /** The mark of at signs, which are no words. */
  public static final long AT_SIGN = 1L << 61;

  public static WordView of(String text, Lexicon lexicon) {
    var builder = new WordViewBuilder(text.length(), lexicon);
    int codePoint;
    for (int i = 0; i < text.length(); i += Character.charCount(codePoint)) {
      codePoint = text.codePointAt(i);
      builder.add(codePoint, i, codePoint >= 0x80 ? afterLetters(text, i) : 0);
    }
    return builder.build();
  }

  /** The character after the letters outside ASCII that begin at a place. */
  private static int afterLetters(String text, int from) {
    int at = from;
    while (at < text.length()
        && text.charAt(at) >= 0x80
        && Character.isLetter(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  /** Where in the text a character of the view comes from. */
  public int place(int at) {
    return places[at];
  }
}
