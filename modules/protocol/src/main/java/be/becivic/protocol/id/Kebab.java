package be.becivic.protocol.id;

/** The shape shared by skill, path and source identifiers (§6.12.1). */
final class Kebab {
  private static final int LONGEST = 120;

  private Kebab() {}

  static boolean matches(String text) {
    if (text.length() < 2 || text.length() > LONGEST) {
      return false;
    }
    boolean mayBreak = false;
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      boolean isInside = each >= 'a' && each <= 'z' || each >= '0' && each <= '9';
      if (!isInside && (each != '-' || !mayBreak)) {
        return false;
      }
      mayBreak = isInside;
    }
    return mayBreak;
  }

  static String require(String text, String what) {
    if (!matches(text)) {
      throw new IllegalArgumentException("not a " + what);
    }
    return text;
  }
}
