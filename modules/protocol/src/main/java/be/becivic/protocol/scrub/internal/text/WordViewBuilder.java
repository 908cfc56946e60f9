package be.becivic.protocol.scrub.internal.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Makes a view of words in one pass. */
final class WordViewBuilder {
  private static final int MOST_DIGITS_OF_A_WORD = 3;
  private static final int SHORT_WORD = 3;

  private final Lexicon lexicon;
  private final Gap gap = new Gap();
  private char[] view;
  private int[] places;
  private int length;
  private int gapStart;
  private int hash;
  private final List<WordView.Cue> cues = new ArrayList<>(4);
  private int wordStart;
  private int digitChain;
  private int longestChain;

  WordViewBuilder(int expected, Lexicon lexicon) {
    this.lexicon = lexicon;
    this.view = new char[expected + 8];
    this.places = new int[expected + 8];
  }

  void add(int codePoint, int place, int next) {
    String meant = LatinLetters.of(codePoint);
    if (meant.isEmpty() || codePoint >= 0x80 && !standsBesideLetter(next)) {
      if (gap.isEmpty()) {
        gapStart = place;
        endWord();
      }
      gap.add(codePoint);
      return;
    }
    if (!gap.isEmpty()) {
      char sign = gap.sign();
      if (sign == '@' || sign == '#') {
        cues.add(new WordView.Cue(WordView.AT_SIGN, length));
      }
      if (sign == Gap.LONG) {
        digitChain = 0;
      }
      append(sign, gapStart);
      gap.clear();
    }
    for (int i = 0; i < meant.length(); i++) {
      char character = meant.charAt(i);
      if (character <= '9') {
        endWord();
        addToChain(1);
      } else {
        wordStart = hash == 0 ? length : wordStart;
        hash = Lexicon.next(hash, character);
      }
      append(character, place);
    }
  }

  /** A letter outside ASCII that is no part of a word is as good as punctuation. */
  private boolean standsBesideLetter(int next) {
    boolean isAfterLetter = gap.isEmpty() && length > 0 && view[length - 1] >= 'a';
    return isAfterLetter || next < 0x80 && Character.isLetter(next);
  }

  WordView build() {
    endWord();
    return new WordView(new String(view, 0, length), places, cues, longestChain);
  }

  private void endWord() {
    if (hash != 0) {
      long found = lexicon.marks(hash);
      if (found != 0) {
        cues.add(new WordView.Cue(found, wordStart));
      }
      chain(length - wordStart, found);
      hash = 0;
    }
  }

  /** Words between digits part them, unless they are short, or mean numbers or nothing. */
  private void chain(int letters, long found) {
    if ((found & WordView.NUMBER) != 0) {
      addToChain(MOST_DIGITS_OF_A_WORD);
    } else if (letters <= SHORT_WORD) {
      addToChain(letters);
    } else if ((found & WordView.LINK) == 0) {
      digitChain = 0;
    }
  }

  private void addToChain(int digits) {
    digitChain += digits;
    longestChain = Math.max(longestChain, digitChain);
  }

  private void append(char character, int place) {
    if (length == view.length) {
      view = Arrays.copyOf(view, 2 * length);
      places = Arrays.copyOf(places, 2 * length);
    }
    view[length] = character;
    places[length++] = place;
  }
}
