package be.becivic.ner.text;

/** What a token looks like before anything is known about it. */
public enum TokenShape {
  LOWER,
  CAPITALISED,
  UPPER,
  MIXED,
  INITIAL,
  CASELESS,
  NUMBER,
  LINK,
  MARK;

  static TokenShape of(String text) {
    int upper = 0;
    int lower = 0;
    int caseless = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isUpperCase(c) || Character.isTitleCase(c)) {
        upper++;
      } else if (Character.isLowerCase(c)) {
        lower++;
      } else if (Character.isLetter(c)) {
        caseless++;
      } else if (Character.isDigit(c)) {
        return NUMBER;
      }
    }
    if (upper + lower == 0) {
      return caseless == 0 ? MARK : CASELESS;
    }
    if (upper == 0) {
      return LOWER;
    }
    if (lower == 0) {
      return upper == 1 ? INITIAL : UPPER;
    }
    return Character.isUpperCase(text.charAt(0)) && capitalsOpenParts(text) ? CAPITALISED : MIXED;
  }

  private static boolean capitalsOpenParts(String text) {
    for (int i = 1; i < text.length(); i++) {
      if (Character.isUpperCase(text.charAt(i)) && Character.isLetter(text.charAt(i - 1))) {
        return false;
      }
    }
    return true;
  }
}
