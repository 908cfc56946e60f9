package be.becivic.protocol.scrub.internal.text;

/**
 * Counts digits that stand together. Words part them, unless they are short, mean numbers or
 * nothing, or one of a few says that the number goes on.
 */
final class DigitChain {
  private static final int MOST_DIGITS_OF_A_WORD = 3;
  private static final int SHORT_WORD = 2;
  private static final int MOST_WORDS = 6;

  private final int fewest;
  private int count;
  private int longest;
  private int words;
  private int longWords;
  private boolean parts;
  private boolean goesOn;
  private int partingLength;
  private boolean partsAgain;
  private int countBefore;
  private int startBefore;
  private int start;
  private int spanStart;
  private int spanEnd;

  DigitChain(int fewest) {
    this.fewest = fewest;
  }

  /**
   * A digit of the view.
   *
   * @param at where it stands
   */
  void addDigit(int at) {
    add(1, at);
  }

  /**
   * A word of the view.
   *
   * @param ascii how many letters it has that were written as such
   * @param from where it begins in the view
   * @param end where it ends
   */
  void addWord(int ascii, int from, int end, long marks) {
    if ((marks & WordView.NUMBER) != 0) {
      add(MOST_DIGITS_OF_A_WORD, from);
    } else if ((marks & WordView.LOOKS_LIKE_DIGITS) != 0) {
      add(end - from, from);
    } else {
      words++;
      longWords += ascii > 1 ? 1 : 0;
      goesOn |= (marks & WordView.SPLIT) != 0;
      if (ascii > SHORT_WORD && (marks & (WordView.LINK | WordView.SPLIT)) == 0) {
        partsAgain = !parts && ascii == partingLength;
        partingLength = ascii;
        parts = true;
      }
      if (parts && words > MOST_WORDS) {
        breakAt(end);
      }
    }
  }

  private void add(int digits, int at) {
    if (parts && !goesOn) {
      part(at);
    }
    forgetWords();
    count += digits;
  }

  /** One word as long as the one before may be the same again, which parts nothing. */
  private void part(int at) {
    if (partsAgain && longWords == 1) {
      start = countBefore > 0 ? startBefore : start;
      count += countBefore;
      countBefore = 0;
      return;
    }
    int counted = count;
    int from = start;
    int length = partingLength;
    breakAt(at);
    countBefore = counted;
    startBefore = from;
    partingLength = length;
  }

  private void forgetWords() {
    words = 0;
    longWords = 0;
    parts = false;
    partsAgain = false;
    goesOn = false;
  }

  void breakAt(int end) {
    longest = Math.max(longest, count);
    if (count >= fewest) {
      spanStart = spanEnd == 0 ? start : spanStart;
      spanEnd = end;
    }
    count = 0;
    countBefore = 0;
    partingLength = 0;
    start = end;
    forgetWords();
  }

  /** How many stood together at most. */
  int longest() {
    return longest;
  }

  /** From the first long chain to the last. */
  WordView.Span span() {
    return new WordView.Span(spanStart, spanEnd);
  }
}
