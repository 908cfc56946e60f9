package be.becivic.protocol.disguise;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which three letters stand next to each other in words of the four languages, from {@code
 * letters.txt}. A word with many others is a code, or a word written in a way of somebody's own.
 */
record LetterRuns(Set<String> known) {
  static final int LENGTH = 3;
  private static final int SHORTEST = 4;

  LetterRuns {
    known = Set.copyOf(known);
  }

  static LetterRuns load() {
    return parse(DisguiseFile.lines("letters.txt"));
  }

  /** A line holds runs one after the other. */
  static LetterRuns parse(List<String> lines) {
    Set<String> known = new HashSet<>();
    for (String line : lines) {
      for (int at = 0; at + LENGTH <= line.length(); at += LENGTH) {
        known.add(line.substring(at, at + LENGTH));
      }
    }
    return new LetterRuns(known);
  }

  static List<String> of(String word) {
    String bounded = "^" + word + "$";
    return java.util.stream.IntStream.rangeClosed(0, bounded.length() - LENGTH)
        .mapToObj(at -> bounded.substring(at, at + LENGTH))
        .toList();
  }

  boolean isOdd(String word) {
    if (word.length() < SHORTEST) {
      return false;
    }
    List<String> runs = of(word);
    long unknown = runs.stream().filter(run -> !known.contains(run)).count();
    return unknown * 3 > runs.size();
  }
}
