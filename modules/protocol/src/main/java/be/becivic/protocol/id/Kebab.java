package be.becivic.protocol.id;

import java.util.regex.Pattern;

/** The shape shared by skill, path and source identifiers (§6.12.1). */
final class Kebab {
  private static final Pattern SHAPE = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*+");
  private static final int LONGEST = 120;

  private Kebab() {}

  static boolean matches(String text) {
    return text.length() >= 2 && text.length() <= LONGEST && SHAPE.matcher(text).matches();
  }

  static String require(String text, String what) {
    if (!matches(text)) {
      throw new IllegalArgumentException("not a " + what);
    }
    return text;
  }
}
