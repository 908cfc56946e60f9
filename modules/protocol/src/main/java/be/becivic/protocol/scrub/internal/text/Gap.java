package be.becivic.protocol.scrub.internal.text;

/** What stands between two words, and the one sign it becomes. */
final class Gap {
  static final char LONG = '\n';
  static final char PLUS = '+';
  private static final int LONGEST = 24;
  private static final int MOST_SIGNS = 6;
  private static final int MOST_SIGNS_WITH_AT_SIGN = 12;

  private int length;
  private int signs;
  private boolean at;
  private boolean slash;
  private boolean stop;
  private int commas;
  private int spaces;
  private boolean wall;
  private int last;
  private int lastButOne;
  private boolean plus;

  boolean isEmpty() {
    return length == 0;
  }

  void clear() {
    length = 0;
    signs = 0;
    at = false;
    slash = false;
    stop = false;
    commas = 0;
    spaces = 0;
    wall = false;
    last = 0;
    lastButOne = 0;
    plus = false;
  }

  void add(int codePoint) {
    length++;
    lastButOne = last;
    last = codePoint;
    signs += last == lastButOne || isSpace(last) ? 0 : 1;
    switch (codePoint) {
      case '@', '✉', 0x1F4E7, 0x1F4E8, 0x1F4E9, 0x1F412, 0x1F435 -> at = true;
      case '/' -> slash = true;
      case '+' -> plus = true;
      case '.', '。', '·', '‧', '・' -> stop = true;
      case ',', ';' -> commas++;
      case SetAside.WALL -> wall = true;
      default -> spaces += isSpace(codePoint) ? 1 : 0;
    }
  }

  char sign() {
    if (length > LONGEST || signs > (at ? MOST_SIGNS_WITH_AT_SIGN : MOST_SIGNS) || wall) {
      return LONG;
    }
    if (at && !slash) {
      return last == '@' && isBeforeHandle(lastButOne) ? '#' : '@';
    }
    if (plus && length > 1) {
      return PLUS;
    }
    if (stop) {
      return '.';
    }
    return commas > 0 && commas + spaces == length ? ',' : ' ';
  }

  private static boolean isSpace(int codePoint) {
    return codePoint == ' ' || codePoint == '\n' || codePoint == '\t' || codePoint == '\r';
  }

  private static boolean isBeforeHandle(int codePoint) {
    return codePoint == ' ' || codePoint == '\n' || codePoint == '\t' || codePoint == '(';
  }
}
