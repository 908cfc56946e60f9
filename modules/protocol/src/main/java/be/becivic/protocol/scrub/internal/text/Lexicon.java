package be.becivic.protocol.scrub.internal.text;

import java.util.Map;

/**
 * Tells at the end of a word which marks it carries, from its hash alone: a word that carries none
 * may be taken for one that does, never the other way round.
 */
public final class Lexicon {
  private static final int SIZE = 1 << 13;

  private final long[] marks = new long[SIZE];

  public Lexicon(Map<String, Long> words) {
    words.forEach((word, mark) -> marks[slot(hash(word))] |= mark);
  }

  static int next(int hash, char letter) {
    return 31 * hash + letter;
  }

  long marks(int hash) {
    return marks[slot(hash)];
  }

  private static int hash(String word) {
    int hash = 0;
    for (int i = 0; i < word.length(); i++) {
      hash = next(hash, word.charAt(i));
    }
    return hash;
  }

  private static int slot(int hash) {
    return (hash ^ hash >>> 13) & SIZE - 1;
  }
}
