package be.becivic.corpus.body.parser;

/** Tells whether a text may hold an address that is neither in a tag nor in a Markdown link. */
final class BareLinks {
  private BareLinks() {}

  /** Looking for them costs a third of a parse, and a well-written body has none. */
  static boolean mayBeIn(String text) {
    return text.indexOf('@') >= 0 || hasBare(text, "www.") || hasBare(text, "http");
  }

  private static boolean hasBare(String text, String start) {
    for (int at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
      char before = at == 0 ? '\n' : text.charAt(at - 1);
      if (before != '"' && before != '\'' && before != '(' && before != '<' && before != '/') {
        return true;
      }
    }
    return false;
  }
}
