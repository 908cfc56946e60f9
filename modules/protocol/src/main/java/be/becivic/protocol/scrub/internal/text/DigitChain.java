package be.becivic.protocol.scrub.internal.text;

/**
 * Counts digits that stand together. Words part them, unless they are short, or mean numbers or
 * nothing.
 */
final class DigitChain {
  private static final int MOST_DIGITS_OF_A_WORD = 3;
  private static final int SHORT_WORD = 2;

  private final int fewest;
  private int count;
  private int start;
  private int spanStart;
  private int spanEnd;

  DigitChain(int fewest) {
    this.fewest = fewest;
  }

  void addDigit() {
    count++;
  }

  /**
   * A word of the view.
   *
   * @param ascii how many letters it has that were written as such
   * @param letters how many it has in the view
   * @param end where it ends in the view
   */
  void addWord(int ascii, int letters, long marks, int end) {
    if ((marks & WordView.NUMBER) != 0) {
      count += MOST_DIGITS_OF_A_WORD;
    } else if ((marks & WordView.LOOKS_LIKE_DIGITS) != 0) {
      count += letters;
    } else if (ascii > SHORT_WORD && (marks & WordView.LINK) == 0) {
      breakAt(end);
    }
  }

  void breakAt(int end) {
    if (count >= fewest) {
      spanStart = spanEnd == 0 ? start : spanStart;
      spanEnd = end;
    }
    count = 0;
    start = end;
  }

  boolean isLong() {
    return spanEnd > 0;
  }

  /** From the first long chain to the last. */
  WordView.Span span() {
    return new WordView.Span(spanStart, spanEnd);
  }
}
