package be.becivic.corpus.body.parser;

/** The character entities an attribute value may need. */
final class Entities {
  private Entities() {}

  static String decode(String value) {
    if (value.indexOf('&') < 0) {
      return value;
    }
    return value
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&apos;", "'")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
  }
}
