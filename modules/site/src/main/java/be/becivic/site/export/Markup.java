package be.becivic.site.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Turns a page as a server sends it into one that stands in the export. */
final class Markup {
  private static final Set<String> ADDRESSES = Set.of("href", "src", "action");

  private final String page;
  private final String baseUrl;
  private final Function<String, String> link;
  private final Set<String> links = new TreeSet<>();
  private final Set<String> ids = new TreeSet<>();
  private final StringBuilder written;
  private int copied;

  /** An attribute with a value, and where that stands. */
  private record Attribute(String name, int start, int end) {}

  private Markup(String page, String baseUrl, Function<String, String> link) {
    this.page = page;
    this.baseUrl = baseUrl;
    this.link = link;
    this.written = new StringBuilder(page.length() + page.length() / 8);
  }

  /**
   * Reads one page.
   *
   * @param link how the copy writes a link within the site that starts with a slash
   */
  static Markup of(String page, String baseUrl, Function<String, String> link) {
    Markup markup = new Markup(page, baseUrl, link);
    for (int at = page.indexOf('<'); at >= 0; at = page.indexOf('<', at + 1)) {
      markup.tag(at);
    }
    markup.written.append(page, markup.copied, page.length());
    return markup;
  }

  String text() {
    return written.toString();
  }

  /** Its links within the site and within itself, as they stood on the page. */
  Set<String> links() {
    return links;
  }

  /** What fragments can name in it. */
  Set<String> ids() {
    return ids;
  }

  private void tag(int start) {
    int at = start + 1;
    while (at < page.length() && isOfName(page.charAt(at))) {
      at++;
    }
    if (at == start + 1) {
      return;
    }
    List<Attribute> attributes = new ArrayList<>();
    int end = attributes(at, attributes);
    boolean isTranslation = attributes.stream().anyMatch(each -> each.name().equals("hreflang"));
    attributes.forEach(each -> attribute(each, isTranslation));
    if (end > at && page.startsWith("<html", start)) {
      written.append(page, copied, end).append(" data-copy");
      copied = end;
    }
  }

  /** Reads as many as there are; where the last one ends. */
  private int attributes(int from, List<Attribute> found) {
    int end = from;
    while (true) {
      int name = end;
      while (name < page.length() && isSpace(page.charAt(name))) {
        name++;
      }
      int at = name;
      while (at < page.length() && isOfAttribute(page.charAt(at))) {
        at++;
      }
      if (name == end || at == name) {
        return end;
      }
      end = at;
      int close = page.startsWith("=\"", at) ? page.indexOf('"', at + 2) : -1;
      if (close >= 0) {
        found.add(new Attribute(page.substring(name, at), at + 2, close));
        end = close + 1;
      }
    }
  }

  private void attribute(Attribute attribute, boolean isTranslation) {
    boolean isId = attribute.name().equals("id");
    if (!isId && !ADDRESSES.contains(attribute.name())) {
      return;
    }
    String value = page.substring(attribute.start(), attribute.end()).replace("&amp;", "&");
    if (isId) {
      ids.add(value);
      return;
    }
    boolean isFull = isTranslation && value.startsWith(baseUrl + "/");
    String address = isFull ? value.substring(baseUrl.length()) : value;
    boolean isWithin = address.startsWith("/") && !address.startsWith("//");
    if (isWithin || address.startsWith("#")) {
      links.add(address);
    }
    written.append(page, copied, attribute.start());
    written.append((isWithin ? link.apply(address) : address).replace("&", "&amp;"));
    copied = attribute.end();
  }

  private static boolean isOfName(char c) {
    return c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  private static boolean isOfAttribute(char c) {
    return !isSpace(c) && c != '=' && c != '>' && c != '"' && c != '/';
  }
}
