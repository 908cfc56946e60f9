package be.becivic.protocol.screen;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the score of a sentence goes by: its words, pairs of words, pieces of words, and how it
 * begins.
 */
final class SentenceFeatures {
  private static final int FEWEST_WORDS = 6;
  private static final int SHORTEST = 4;
  private static final int LONGEST = 5;

  private SentenceFeatures() {}

  /** Fewer than a few words say nothing: of those there are no features. */
  static Set<String> of(List<String> words) {
    if (words.stream().filter(SentenceFeatures::isWord).count() < FEWEST_WORDS) {
      return Set.of();
    }
    Set<String> features = new TreeSet<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      features.add("w " + word);
      if (i + 1 < words.size()) {
        features.add("b " + word + " " + words.get(i + 1));
      }
      addPieces(word, features);
    }
    String first = words.getFirst();
    features.add("f " + first);
    features.add("e " + first.substring(Math.max(0, first.length() - 2)));
    return features;
  }

  private static boolean isWord(String read) {
    return Character.isLetterOrDigit(read.codePointAt(0));
  }

  private static void addPieces(String word, Set<String> features) {
    String bounded = "^" + word + "$";
    for (int length = SHORTEST; length <= LONGEST; length++) {
      for (int at = 0; at + length <= bounded.length(); at++) {
        features.add("p " + bounded.substring(at, at + length));
      }
    }
  }
}
