package be.becivic.site.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What can be linked to within a page. Many are kept at a time, and in one text names take least.
 *
 * @param names what the page names, each between two quotes, as no name has one
 * @param broken links of the page that lead nowhere on it
 */
record PageAnchors(String names, List<String> broken) {
  private static final byte[] ID = " id=\"".getBytes(UTF_8);
  private static final byte[] LINK = " href=\"#".getBytes(UTF_8);
  private static final String BETWEEN = "\"";

  static PageAnchors in(byte[] html) {
    Set<String> ids = new LinkedHashSet<>();
    Set<String> links = new LinkedHashSet<>();
    boolean isInTag = false;
    for (int at = 0; at < html.length; at++) {
      switch (html[at]) {
        case '<' -> isInTag = true;
        case '>' -> isInTag = false;
        case ' ' -> {
          if (isInTag && startsWith(ID, html, at)) {
            ids.add(valueAt(html, at + ID.length));
          } else if (isInTag && startsWith(LINK, html, at)) {
            links.add(valueAt(html, at + LINK.length));
          }
        }
        default -> {}
      }
    }
    return new PageAnchors(
        BETWEEN + String.join(BETWEEN, ids) + BETWEEN,
        links.stream()
            .filter(link -> !link.isEmpty() && !ids.contains(link))
            .map(link -> "#" + link)
            .toList());
  }

  boolean has(String fragment) {
    return fragment.isEmpty() || names.contains(BETWEEN + fragment + BETWEEN);
  }

  private static boolean startsWith(byte[] opening, byte[] html, int at) {
    if (at + opening.length > html.length) {
      return false;
    }
    for (int i = 0; i < opening.length; i++) {
      if (html[at + i] != opening[i]) {
        return false;
      }
    }
    return true;
  }

  private static String valueAt(byte[] html, int start) {
    int end = start;
    while (html[end] != '"') {
      end++;
    }
    return new String(html, start, end - start, UTF_8);
  }
}
