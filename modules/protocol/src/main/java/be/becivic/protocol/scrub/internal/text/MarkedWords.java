package be.becivic.protocol.scrub.internal.text;

import java.util.List;
import java.util.Map;

/** Tells which marks a word carries, or two words side by side, from their hashes alone. */
public final class MarkedWords {
  private static final int SIZE = 1 << 12;
  private static final int LONGEST_LOOK_ALIKE = 3;
  static final String LOOK_ALIKES = "oil";

  /** The mark of words that may be the first of two. */
  static final long BEGINS_PAIR = 1L << 63;

  private final int[] keys = new int[SIZE];
  private final String[] namedEndings;
  private final long[] marks = new long[SIZE];

  /** Words, or two words with a space between, and their marks; and how names of numbers end. */
  public MarkedWords(Map<String, Long> words, List<String> namedEndings) {
    this.namedEndings = namedEndings.toArray(String[]::new);
    if (words.size() > SIZE / 2) {
      throw new IllegalArgumentException("too many words to mark");
    }
    words.forEach(this::put);
    putLookAlikes("", LONGEST_LOOK_ALIKE);
  }

  private void putLookAlikes(String start, int more) {
    for (int i = 0; i < LOOK_ALIKES.length() && more > 0; i++) {
      String letters = start + LOOK_ALIKES.charAt(i);
      put(hash(letters), WordView.LOOKS_LIKE_DIGITS);
      putLookAlikes(letters, more - 1);
    }
  }

  private void put(String words, long mark) {
    int space = words.indexOf(' ');
    if (space < 0) {
      put(hash(words), mark);
    } else {
      int first = hash(words.substring(0, space));
      put(first, BEGINS_PAIR);
      put(pair(first, hash(words.substring(space + 1))), mark);
    }
  }

  private void put(int key, long mark) {
    int slot = slot(key);
    while (keys[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & SIZE - 1;
    }
    keys[slot] = key;
    marks[slot] |= mark;
  }

  private static int hash(String word) {
    int hash = 0;
    for (int i = 0; i < word.length(); i++) {
      hash = next(hash, word.charAt(i));
    }
    return hash;
  }

  static int next(int hash, int letter) {
    return 31 * hash + letter;
  }

  /** The hash of two words. */
  static int pair(int first, int second) {
    return first * 0x9E3779B1 + second;
  }

  long marks(int hash) {
    int slot = slot(hash);
    while (keys[slot] != 0) {
      if (keys[slot] == hash) {
        return marks[slot];
      }
      slot = slot + 1 & SIZE - 1;
    }
    return 0;
  }

  /** Whether a word that ends at a place of a text ends as those for numbers do. */
  boolean isEnding(String text, int end) {
    for (String ending : namedEndings) {
      if (text.regionMatches(true, end - ending.length(), ending, 0, ending.length())) {
        return true;
      }
    }
    return false;
  }

  private static int slot(int hash) {
    int mixed = hash * 0x9E3779B1;
    return mixed >>> 20;
  }
}
