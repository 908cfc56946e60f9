package be.becivic.corpus.version;

/** How much white space stands somewhere says nothing; that some does is kept. */
final class WhiteSpace {
  private WhiteSpace() {}

  /** Every run of white space as one space, and none at either end. */
  static String fold(String text) {
    StringBuilder folded = new StringBuilder(text.length());
    boolean isPending = false;
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      if (Character.isWhitespace(each) || Character.isSpaceChar(each)) {
        isPending = !folded.isEmpty();
      } else {
        if (isPending) {
          folded.append(' ');
          isPending = false;
        }
        folded.append(each);
      }
    }
    return folded.toString();
  }
}
