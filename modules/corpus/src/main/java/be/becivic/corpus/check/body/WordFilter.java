package be.becivic.corpus.check.body;

import be.becivic.corpus.text.Span;
import java.util.Set;

/**
 * Walks the words of a text and stops at those that may be in a list. Most words are passed over by
 * a hash computed while reading, without making a string of them.
 */
final class WordFilter {
  private static final int SIZE = 1 << 15;

  /** Each character of a word in lower case; others are zero. */
  private static final char[] LOWER = lowerCase();

  private final boolean[] hashes = new boolean[SIZE];

  private WordFilter() {}

  /** Stops at the words, and at every word of the phrases. */
  static WordFilter of(Set<String> words, Set<String> phrases) {
    WordFilter filter = new WordFilter();
    words.forEach(filter::add);
    phrases.forEach(
        phrase -> {
          for (String word : phrase.split(" ")) {
            filter.add(word);
          }
        });
    return filter;
  }

  private void add(String word) {
    hashes[word.hashCode() & (SIZE - 1)] = true;
  }

  /** The next word at or after an offset that may be listed; empty at the end of the text. */
  Span next(String text, int from) {
    int start = from;
    int hash = 0;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      int lower = c < LOWER.length ? LOWER[c] : 0;
      if (lower != 0 && (c != '.' || !endsSentence(text, i))) {
        hash = 31 * hash + lower;
      } else {
        if (i > start && hashes[hash & (SIZE - 1)]) {
          return new Span(start, i);
        }
        start = i + 1;
        hash = 0;
      }
    }
    boolean isLast = start < text.length() && hashes[hash & (SIZE - 1)];
    return isLast ? new Span(start, text.length()) : Span.at(text.length());
  }

  private static boolean endsSentence(String text, int dot) {
    return dot + 1 == text.length() || !isWordCharacter(text.charAt(dot + 1));
  }

  private static boolean isWordCharacter(char c) {
    return c < LOWER.length && LOWER[c] != 0;
  }

  private static char[] lowerCase() {
    char[] lower = new char[128];
    for (char c : "abcdefghijklmnopqrstuvwxyz0123456789_-.".toCharArray()) {
      lower[c] = c;
      lower[Character.toUpperCase(c)] = c;
    }
    return lower;
  }
}
