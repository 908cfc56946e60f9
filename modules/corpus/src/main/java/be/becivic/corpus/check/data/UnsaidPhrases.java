package be.becivic.corpus.check.data;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Phrases that no text said so far from the beginning of a word on. A text is walked once for all
 * of them and never copied.
 */
final class UnsaidPhrases {
  private static final char QUOTING = '>';
  private static final char EMPHASIS = '*';

  private final Map<Character, List<String>> byFirst = new HashMap<>();
  private final BitSet firsts = new BitSet();

  UnsaidPhrases(Collection<String> phrases) {
    for (String phrase : phrases) {
      if (!phrase.isEmpty()) {
        byFirst.computeIfAbsent(phrase.charAt(0), _ -> new ArrayList<>()).add(phrase);
        firsts.set(phrase.charAt(0));
      }
    }
  }

  /** Takes away what a text says. */
  void read(String text) {
    boolean isInWord = false;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (!isInWord && firsts.get(character)) {
        strike(text, i);
      }
      isInWord = Character.isLetterOrDigit(character);
    }
  }

  List<String> list() {
    return byFirst.values().stream().flatMap(List::stream).sorted().toList();
  }

  private void strike(String text, int start) {
    List<String> candidates = byFirst.getOrDefault(text.charAt(start), List.of());
    candidates.removeIf(phrase -> says(text, start, phrase));
    if (candidates.isEmpty()) {
      firsts.clear(text.charAt(start));
    }
  }

  /** As people read it: without marks of emphasis and quotation, on one line. */
  private static boolean says(String text, int start, String phrase) {
    int at = start;
    for (int i = 0; i < phrase.length(); i++) {
      boolean isSpace = phrase.charAt(i) == ' ';
      int next = isSpace ? afterSpaces(text, at) : afterMarks(text, at);
      if (isSpace ? next == afterMarks(text, at) : !hasAt(text, next, phrase.charAt(i))) {
        return false;
      }
      at = isSpace ? next : next + 1;
    }
    return true;
  }

  private static boolean hasAt(String text, int at, char character) {
    return at < text.length() && text.charAt(at) == character;
  }

  private static int afterSpaces(String text, int from) {
    int at = from;
    while (at < text.length() && (text.charAt(at) <= ' ' || isMark(text, at))) {
      at++;
    }
    return at;
  }

  private static int afterMarks(String text, int from) {
    int at = from;
    while (at < text.length() && isMark(text, at)) {
      at++;
    }
    return at;
  }

  private static boolean isMark(String text, int at) {
    char character = text.charAt(at);
    return character == EMPHASIS || character == QUOTING && at > 0 && text.charAt(at - 1) == '\n';
  }
}
