package be.becivic.protocol.scrub.internal.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Makes a view of words in one pass. */
final class WordViewBuilder {
  private final Lexicon lexicon;
  private final Gap gap = new Gap();
  private char[] view;
  private int[] places;
  private int length;
  private int gapStart;
  private int hash;
  private final List<WordView.Cue> cues = new ArrayList<>(4);
  private int wordStart;
  private int numberWords;

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
      append(sign, gapStart);
      gap.clear();
    }
    for (int i = 0; i < meant.length(); i++) {
      char character = meant.charAt(i);
      if (character <= '9') {
        endWord();
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
    return new WordView(new String(view, 0, length), places, cues, numberWords);
  }

  private void endWord() {
    if (hash != 0) {
      long found = lexicon.marks(hash);
      if (found != 0) {
        cues.add(new WordView.Cue(found, wordStart));
        numberWords += (found & WordView.NUMBER) == 0 ? 0 : 1;
      }
      hash = 0;
    }
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
