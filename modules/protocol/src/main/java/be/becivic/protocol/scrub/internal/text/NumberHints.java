package be.becivic.protocol.scrub.internal.text;

/**
 * Notes whether the words of a text say that a number is somebody's own or how to read one, or
 * whether many of them are numbers.
 */
final class NumberHints {
  private static final int NEAR = 4;
  private static final int FEWEST_WORDS = 4;

  private int sinceOwn = NEAR;
  private int numberWords;
  private boolean isHinted;

  void addWord(long marks, boolean isNamed) {
    isHinted |= (marks & WordView.HINT) != 0 || sinceOwn < NEAR && isNamed;
    sinceOwn = (marks & WordView.OWN) != 0 ? 0 : sinceOwn + 1;
    if ((marks & (WordView.NUMBER | WordView.SAID)) != 0 && (marks & WordView.ARTICLE) == 0) {
      numberWords++;
    }
  }

  void addPair(long marks) {
    isHinted |= (marks & WordView.HINT) != 0;
  }

  boolean isNearOwn() {
    return sinceOwn < NEAR;
  }

  boolean areThere() {
    return isHinted || numberWords >= FEWEST_WORDS;
  }
}
