package be.becivic.server.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what someone who mistyped a name probably meant. */
final class Suggestion {

  private Suggestion() {}

  static Optional<String> of(String typed, Collection<String> known) {
    int tolerance = Math.max(1, Math.min(3, typed.length() / 4));
    return known.stream()
        .filter(name -> distance(typed, name) <= tolerance)
        .min(Comparator.comparingInt(name -> distance(typed, name)));
  }

  private static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substitution = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(substitution, 1 + Math.min(previous[j], current[j - 1]));
      }
      previous = current;
    }
    return previous[b.length()];
  }
}
