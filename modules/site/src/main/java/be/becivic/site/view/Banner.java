package be.becivic.site.view;

import java.util.List;

/**
 * A caution on top of a page.
 *
 * @param kind the status it warns of, which colours it
 * @param isEnglish whether the words are prescribed ones, which are not translated
 */
public record Banner(String kind, List<String> lines, List<ArtefactLink> links, boolean isEnglish) {
  public Banner {
    lines = List.copyOf(lines);
    links = List.copyOf(links);
  }

  /** Whether its links would push the page itself out of sight. */
  public boolean isLong() {
    return links.size() > 3;
  }
}
