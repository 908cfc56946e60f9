package be.becivic.protocol.scrub.internal.text;

/** What stands between two words, and the one sign it becomes. */
final class Gap {
  static final char LONG = '\n';
  private static final int LONGEST = 6;
  private static final int LONGEST_WITH_AT_SIGN = 12;

  private int length;
  private boolean at;
  private boolean slash;
  private boolean stop;
  private int commas;
  private int spaces;
  private boolean wall;
  private int last;
  private int lastButOne;

  boolean isEmpty() {
    return length == 0;
  }

  void clear() {
    length = 0;
    at = false;
    slash = false;
    stop = false;
    commas = 0;
    spaces = 0;
    wall = false;
    last = 0;
    lastButOne = 0;
  }

  void add(int codePoint) {
    length++;
    lastButOne = last;
    last = codePoint;
    switch (codePoint) {
      case '@' -> at = true;
      case '/' -> slash = true;
      case '.', '。', '·', '‧', '・' -> stop = true;
      case ',', ';' -> commas++;
      case ' ', '\n', '\t', '\r' -> spaces++;
      case SetAside.WALL -> wall = true;
      default -> {}
    }
  }

  char sign() {
    if (length > (at ? LONGEST_WITH_AT_SIGN : LONGEST) || wall) {
      return LONG;
    }
    if (at && !slash) {
      return last == '@' && isBeforeHandle(lastButOne) ? '#' : '@';
    }
    if (stop) {
      return '.';
    }
    return commas > 0 && commas + spaces == length ? ',' : ' ';
  }

  private static boolean isBeforeHandle(int codePoint) {
    return codePoint == ' ' || codePoint == '\n' || codePoint == '\t' || codePoint == '(';
  }
}
