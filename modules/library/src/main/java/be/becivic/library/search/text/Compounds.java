package be.becivic.library.search.text;

import java.util.List;
import java.util.Set;

/** Takes Dutch and German compounds apart into words the word list knows. */
public final class Compounds {
  private static final int SHORTEST_PART = 4;
  private static final int SHORTEST_LONE_PART = 6;
  private static final List<String> LINKS = List.of("", "s", "n", "en", "es", "e", "er");

  private final Set<String> known;

  public Compounds(Set<String> known) {
    this.known = known;
  }

  /** Two known parts, or one at the beginning or the end of the word; else none. */
  public List<String> parts(String word) {
    List<String> lone = List.of();
    for (int cut = word.length() - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
      String tail = word.substring(cut);
      String head = withoutLink(word.substring(0, cut));
      boolean isTailKnown = known.contains(tail);
      if (!head.isEmpty() && isTailKnown) {
        return List.of(head, tail);
      }
      if (lone.isEmpty() && head.length() >= SHORTEST_LONE_PART) {
        lone = List.of(head);
      } else if (lone.isEmpty() && isTailKnown && tail.length() >= SHORTEST_LONE_PART) {
        lone = List.of(tail);
      }
    }
    return lone;
  }

  private String withoutLink(String head) {
    for (String link : LINKS) {
      if (head.endsWith(link)) {
        String bare = head.substring(0, head.length() - link.length());
        if (bare.length() >= SHORTEST_PART && known.contains(bare)) {
          return bare;
        }
      }
    }
    return "";
  }
}
