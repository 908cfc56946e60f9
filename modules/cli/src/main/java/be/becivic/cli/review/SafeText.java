package be.becivic.cli.review;

/** Text somebody else wrote, made harmless for a terminal. */
final class SafeText {
  private static final int REPLACEMENT = 0xFFFD;

  private SafeText() {}

  /** Control and direction characters could rewrite what a maintainer sees. */
  static String of(String text) {
    return text.codePoints()
        .map(point -> isHarmless(point) ? point : REPLACEMENT)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isHarmless(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL -> point == '\n' || point == '\t';
      case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE -> false;
      default -> true;
    };
  }
}
