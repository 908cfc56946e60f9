package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.text.LatinLookAlikes;

/** The small ASCII letters and digits that characters stand for. */
final class LatinLetters {
  static final int MOST_LETTERS = 2;
  private static final int COMMON = 0x250;
  private static final String[] OF_COMMON = ofCommon();

  private LatinLetters() {}

  /** Nothing where it is neither letter nor digit, or a letter that looks like none of ours. */
  static String of(int codePoint) {
    return codePoint < COMMON ? OF_COMMON[codePoint] : find(codePoint);
  }

  private static String[] ofCommon() {
    String[] letters = new String[COMMON];
    for (int i = 0; i < COMMON; i++) {
      letters[i] = find(i);
    }
    return letters;
  }

  private static String find(int codePoint) {
    if (codePoint >= 0x80) {
      return LatinLookAlikes.find(codePoint).orElse("");
    }
    return Character.isLetterOrDigit(codePoint)
        ? Character.toString(Character.toLowerCase(codePoint))
        : "";
  }
}
