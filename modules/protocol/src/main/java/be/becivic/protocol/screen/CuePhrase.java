package be.becivic.protocol.screen;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * Words in a row. {@code *} at the end of a word stands for any letters, {@code ~} between words
 * for up to three others, {@code ^} for the beginning of a sentence.
 */
record CuePhrase(boolean first, List<String> words) {
  private static final int GAP = 3;
  private static final int BEGINNING = 3;
  private static final String ANYTHING = "~";

  CuePhrase {
    words = List.copyOf(words);
    if (words.getFirst().indexOf('*') >= 0 && words.getFirst().length() <= BEGINNING) {
      throw new IllegalArgumentException("too short to look up: " + words);
    }
  }

  static CuePhrase parse(String text) {
    boolean first = text.startsWith("^");
    return new CuePhrase(
        first, Arrays.asList((first ? text.substring(1) : text).strip().split(" +")));
  }

  /** The first letters of a word: phrases are looked up by them, so that few are tried. */
  static String beginning(String word) {
    return word.substring(0, Math.min(BEGINNING, word.length()));
  }

  String beginning() {
    return beginning(words.getFirst());
  }

  /** The place after its last word, when it starts at a word. */
  OptionalInt endFrom(List<String> text, int start) {
    return first && start > 0 ? OptionalInt.empty() : end(text, start, 0);
  }

  private OptionalInt end(List<String> text, int at, int word) {
    if (word == words.size()) {
      return OptionalInt.of(at);
    }
    if (words.get(word).equals(ANYTHING)) {
      for (int skipped = 0; skipped <= GAP; skipped++) {
        OptionalInt end = end(text, at + skipped, word + 1);
        if (end.isPresent()) {
          return end;
        }
      }
      return OptionalInt.empty();
    }
    return at < text.size() && matches(words.get(word), text.get(at))
        ? end(text, at + 1, word + 1)
        : OptionalInt.empty();
  }

  private static boolean matches(String pattern, String given) {
    return pattern.endsWith("*")
        ? given.startsWith(pattern.substring(0, pattern.length() - 1))
        : given.equals(pattern);
  }
}
