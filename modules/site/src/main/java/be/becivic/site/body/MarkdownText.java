package be.becivic.site.body;

/** Writes plain text so that Markdown shows it as it is and takes no orders from it. */
public final class MarkdownText {
  private static final String SPECIAL = "\\`*_[]#|~!";

  private MarkdownText() {}

  /** One line of text. */
  public static String inline(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '&' -> escaped.append("&amp;");
        default -> {
          if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
            escaped.append(' ');
          } else {
            if (SPECIAL.indexOf(c) >= 0) {
              escaped.append('\\');
            }
            escaped.append(c);
          }
        }
      }
    }
    return escaped.toString();
  }

  public static String link(String text, String url) {
    return "[" + inline(text) + "](" + url.replace("(", "%28").replace(")", "%29") + ")";
  }
}
