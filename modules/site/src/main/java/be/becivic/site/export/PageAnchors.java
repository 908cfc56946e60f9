package be.becivic.site.export;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What can be linked to within a page.
 *
 * @param ids what the page names
 * @param links what its own links say they lead to
 */
record PageAnchors(Set<String> ids, Set<String> links) {
  private static final String ID = " id=\"";
  private static final String LINK = " href=\"#";

  static PageAnchors in(String html) {
    return new PageAnchors(values(html, ID), values(html, LINK));
  }

  boolean has(String fragment) {
    return fragment.isEmpty() || ids.contains(fragment);
  }

  /** Links of the page that lead nowhere on it. */
  List<String> broken() {
    List<String> broken = new ArrayList<>();
    for (String link : links) {
      if (!has(link)) {
        broken.add("#" + link);
      }
    }
    return broken;
  }

  private static Set<String> values(String html, String opening) {
    Set<String> values = new HashSet<>();
    int at = html.indexOf(opening);
    while (at >= 0) {
      int start = at + opening.length();
      if (isInTag(html, at)) {
        values.add(html.substring(start, html.indexOf('"', start)));
      }
      at = html.indexOf(opening, start);
    }
    return values;
  }

  /** Quotes may stand in a text, too; the brackets of tags may not. */
  private static boolean isInTag(String html, int at) {
    return html.lastIndexOf('<', at) > html.lastIndexOf('>', at);
  }
}
