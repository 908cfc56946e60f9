package be.becivic.protocol.screen;

import be.becivic.protocol.screen.FoundCues.Place;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the score of a sentence goes by.
 *
 * @param words its words, pairs of words, pieces of words, and how it begins; long sentences have
 *     more of them
 * @param cues what groups of cues it has, which of them comes before which, and the rules that hint
 *     at something; the same in every language
 */
record SentenceFeatures(Set<String> words, Set<String> cues) {
  private static final int FEWEST_WORDS = 6;
  private static final int SHORTEST = 4;
  private static final int LONGEST = 5;
  private static final SentenceFeatures NONE = new SentenceFeatures(Set.of(), Set.of());

  /** Fewer than a few words say nothing: of those there are no features. */
  static SentenceFeatures of(FoundCues found) {
    List<String> words = found.sentence().words();
    return words.stream().filter(SentenceFeatures::isWord).count() < FEWEST_WORDS
        ? NONE
        : new SentenceFeatures(ofWords(words), ofCues(found));
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  private static Set<String> ofWords(List<String> words) {
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

  private static Set<String> ofCues(FoundCues found) {
    Map<CueGroup, Integer> firstEnd = new EnumMap<>(CueGroup.class);
    Map<CueGroup, Integer> lastStart = new EnumMap<>(CueGroup.class);
    Set<String> features = new TreeSet<>();
    for (CueGroup group : found.places().keySet()) {
      for (Place place : found.uncovered(group)) {
        firstEnd.merge(group, place.end(), Math::min);
        lastStart.merge(group, place.start(), Math::max);
        features.add("c " + group);
        if (place.start() == 0) {
          features.add("c ^" + group);
        }
      }
    }
    firstEnd.forEach(
        (before, end) ->
            lastStart.forEach(
                (after, start) -> {
                  if (end <= start) {
                    features.add("c " + before + " " + after);
                  }
                }));
    WordRule.HINTS.stream()
        .filter(rule -> rule.match(found).isPresent())
        .forEach(rule -> features.add("r " + rule.name()));
    return features;
  }
}
