package be.becivic.diagram.svg;

/** Writes elements; every text and attribute goes through one escape. */
final class Xml {
  private final StringBuilder text = new StringBuilder();

  Xml open(String name, String... attributes) {
    start(name, attributes);
    text.append('>');
    return this;
  }

  Xml empty(String name, String... attributes) {
    start(name, attributes);
    text.append("/>");
    return this;
  }

  Xml text(String content) {
    content.codePoints().forEach(this::escape);
    return this;
  }

  Xml close(String name) {
    text.append("</").append(name).append('>');
    return this;
  }

  Xml newLine() {
    text.append('\n');
    return this;
  }

  /** At most one decimal: enough for a screen, and the same everywhere. */
  static String number(double value) {
    return number(tenths(value));
  }

  static String number(long tenths) {
    long whole = Math.abs(tenths) / 10;
    long rest = Math.abs(tenths) % 10;
    String sign = tenths < 0 ? "-" : "";
    return sign + (whole > 0 || rest == 0 ? whole : "") + (rest > 0 ? "." + rest : "");
  }

  static long tenths(double value) {
    return Math.round(value * 10);
  }

  @Override
  public String toString() {
    return text.toString();
  }

  private void start(String name, String... attributes) {
    text.append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      text.append(' ').append(attributes[i]).append("=\"");
      text(attributes[i + 1]);
      text.append('"');
    }
  }

  private void escape(int c) {
    switch (c) {
      case '&' -> text.append("&amp;");
      case '<' -> text.append("&lt;");
      case '>' -> text.append("&gt;");
      case '"' -> text.append("&quot;");
      case '\'' -> text.append("&#39;");
      default -> text.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
    }
  }

  private static boolean isAllowed(int c) {
    boolean isControl = Character.isISOControl(c) && c != '\n' && c != '\t';
    boolean isSurrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    return !isControl && !isSurrogate && c != 0xFFFE && c != 0xFFFF;
  }
}
