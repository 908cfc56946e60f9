package be.becivic.ner.text;

/**
 * A word or a mark of a folded text.
 *
 * @param start offset in the folded text
 * @param text as it stands in the folded text
 * @param key as it is looked up
 * @param opens whether a sentence or a line begins here
 */
public record Token(int start, String text, String key, TokenShape shape, boolean opens) {

  public int end() {
    return start + text.length();
  }

  public boolean is(String other) {
    return key.equals(other);
  }

  public boolean isCapitalised() {
    return switch (shape) {
      case CAPITALISED, UPPER, MIXED, INITIAL -> true;
      case LOWER, CASELESS, NUMBER, LINK, MARK -> false;
    };
  }

  public boolean isWord() {
    return switch (shape) {
      case LOWER, CAPITALISED, UPPER, MIXED, INITIAL, CASELESS -> true;
      case NUMBER, LINK, MARK -> false;
    };
  }

  Token opening() {
    return new Token(start, text, key, shape, true);
  }
}
