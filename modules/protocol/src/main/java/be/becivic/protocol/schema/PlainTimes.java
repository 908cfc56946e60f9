package be.becivic.protocol.schema;

/** Dates and moments as nearly everyone writes them, told from any other text without parsing. */
final class PlainTimes {
  private static final int DATE = "2026-04-26".length();
  private static final int MOMENT = "2026-04-26T14:32:00Z".length();

  private PlainTimes() {}

  static boolean isDate(String text) {
    return text.length() == DATE && startsWithDate(text);
  }

  static boolean isMoment(String text) {
    return text.length() == MOMENT
        && startsWithDate(text)
        && text.charAt(10) == 'T'
        && isBetween(0, 23, text, 11)
        && text.charAt(13) == ':'
        && isBetween(0, 59, text, 14)
        && text.charAt(16) == ':'
        && isBetween(0, 59, text, 17)
        && text.charAt(19) == 'Z';
  }

  /** On a day that every month has. */
  private static boolean startsWithDate(String text) {
    return isBetween(10, 99, text, 0)
        && isBetween(0, 99, text, 2)
        && text.charAt(4) == '-'
        && isBetween(1, 12, text, 5)
        && text.charAt(7) == '-'
        && isBetween(1, 28, text, 8);
  }

  private static boolean isBetween(int least, int most, String text, int at) {
    int tens = text.charAt(at) - '0';
    int ones = text.charAt(at + 1) - '0';
    int number = 10 * tens + ones;
    return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 && number >= least && number <= most;
  }
}
