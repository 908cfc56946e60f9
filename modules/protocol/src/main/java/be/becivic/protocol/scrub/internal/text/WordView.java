package be.becivic.protocol.scrub.internal.text;

import java.util.List;

/**
 * A text as small ASCII letters and digits. What stands between them is one sign: a space, a full
 * stop, a comma, an at sign (a hash before a handle), or a line end where it is long.
 *
 * @param places where in the text the characters come from; places from the length on mean nothing
 * @param cues its words that carry marks of rules, and its at signs, in order
 * @param digits where many digits stand together, however they are written; empty where they do
 *     nowhere
 */
public record WordView(String text, int[] places, List<Cue> cues, Span digits) {
  /** The mark of words that mean nothing between digits. */
  public static final long LINK = 1L << 60;

  /** The mark of at signs, which are no words. */
  public static final long AT_SIGN = 1L << 61;

  /** The mark of words that mean a number. */
  public static final long NUMBER = 1L << 62;

  /** The mark of words that say that a number is written from its end. */
  public static final long BACKWARDS = 1L << 57;

  /** The mark of words that say that a number goes on. */
  public static final long SPLIT = 1L << 58;

  /** The mark of words that say whose a number is. */
  public static final long OWN = 1L << 56;

  /** The mark of words that name a number, which is somebody's own after one of those. */
  public static final long NAMED = 1L << 55;

  /** The mark of words that say so by themselves, or how a number is to be read. */
  public static final long HINT = 1L << 54;

  /** The mark of words that mean a digit among others that do. */
  public static final long SAID = 1L << 53;

  /** The mark of words for one that are articles too. */
  public static final long ARTICLE = 1L << 52;

  /** The mark of short runs of letters that look like digits. */
  static final long LOOKS_LIKE_DIGITS = 1L << 59;

  /** All the marks that cues of rules may have. */
  static final long OF_RULES =
      ~(LINK
          | NUMBER
          | SPLIT
          | LOOKS_LIKE_DIGITS
          | MarkedWords.BEGINS_PAIR
          | OWN
          | NAMED
          | HINT
          | SAID
          | ARTICLE);

  /**
   * A word with marks, or two.
   *
   * @param start where it begins in the view
   */
  public record Cue(long marks, int start) {}

  /** A part of the view. */
  public record Span(int start, int end) {
    public boolean isEmpty() {
      return start == end;
    }
  }

  /**
   * The view of a text.
   *
   * @param fewestDigits so many together are worth a look
   */
  public static WordView of(String text, MarkedWords marked, int fewestDigits) {
    return new WordWalk(text, marked, fewestDigits, true).view();
  }

  /** Where in the text a character of the view comes from. */
  public int place(int at) {
    return places[at];
  }
}
