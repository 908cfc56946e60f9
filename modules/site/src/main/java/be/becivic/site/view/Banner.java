package be.becivic.site.view;

import java.util.List;

/**
 * A caution on top of a page.
 *
 * @param kind the status it warns of, which colours it
 * @param words what people read, in their language
 * @param lines what agents read; the same words, or prescribed ones that are not translated
 */
public record Banner(String kind, String words, List<String> lines, List<ArtefactLink> links) {
  public Banner {
    lines = List.copyOf(lines);
    links = List.copyOf(links);
  }

  /** One that says the same to people and agents. */
  public static Banner of(String kind, String words, List<ArtefactLink> links) {
    return new Banner(kind, words, List.of(words), links);
  }

  /** Whether agents are told something that is of no use to people. */
  public boolean isForAgentsToo() {
    return !lines.equals(List.of(words));
  }

  /** Whether its links would push the page itself out of sight. */
  public boolean isLong() {
    return links.size() > 3;
  }
}
