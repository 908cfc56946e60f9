package be.becivic.protocol.scrub.internal.text;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * One pass over a text that reads it as words, digits and the signs between. It notes which marks
 * the words carry and where digits stand together; what it reads it keeps only where asked to,
 * since most texts have nothing that any rule looks for.
 */
final class WordWalk {
  private static final int BEYOND_ASCII = 0x80;
  private static final byte[] NO_VIEW = {};
  private static final int[] NO_PLACES = {};

  /** The small letter or digit an ASCII character is, or nothing. */
  private static final byte[] ASCII = new byte[BEYOND_ASCII];

  static {
    for (int i = 0; i < BEYOND_ASCII; i++) {
      ASCII[i] = (byte) (Character.isLetterOrDigit(i) ? Character.toLowerCase(i) : 0);
    }
  }

  private final String text;
  private final MarkedWords marked;
  private final DigitChain chain;
  private final Gap gap = new Gap();
  private final NumberHints hints = new NumberHints();
  private final boolean keeps;
  private List<WordView.Cue> cues = List.of();
  private final byte[] view;
  private final int[] places;
  private int length;
  private int gapStart;
  private int hash;
  private int wordStart;
  private int ascii;
  private int wordEnd;
  private int hashBefore;
  private int startBefore;
  private long marks;

  WordWalk(String text, MarkedWords marked, int fewestDigits, boolean keeps) {
    this.text = text;
    this.marked = marked;
    this.chain = new DigitChain(fewestDigits);
    this.keeps = keeps;
    int most = LatinLetters.MOST_LETTERS * text.length();
    this.view = keeps ? new byte[most] : NO_VIEW;
    this.places = keeps ? new int[most] : NO_PLACES;
    walk();
  }

  WordClues clues() {
    return new WordClues(marks, chain.longest(), hints.areThere());
  }

  WordView view() {
    String made = new String(view, 0, length, StandardCharsets.ISO_8859_1);
    return new WordView(made, places, cues, chain.span());
  }

  private void walk() {
    int i = 0;
    while (i < text.length()) {
      char character = text.charAt(i);
      if (character >= BEYOND_ASCII) {
        i = addOther(i);
      } else if (ASCII[character] > '9') {
        i = addLetters(i);
      } else if (ASCII[character] != 0) {
        addDigit(ASCII[character], i++);
      } else if (character == ' ' && isOneSpace(i)) {
        endWord();
        keep((byte) ' ', i++);
      } else {
        addToGap(character, i++);
      }
    }
    endWord();
    chain.breakAt(length);
  }

  /** The usual case between two words, which needs no closer look. */
  private boolean isOneSpace(int at) {
    if (!gap.isEmpty() || length == 0 || at + 1 == text.length()) {
      return false;
    }
    char next = text.charAt(at + 1);
    return next < BEYOND_ASCII && ASCII[next] != 0;
  }

  /** A run of letters; where it ends. */
  private int addLetters(int start) {
    endGap();
    wordStart = hash == 0 ? length : wordStart;
    int end = start;
    int hashed = hash;
    char character = text.charAt(end);
    while (character < BEYOND_ASCII && ASCII[character] > '9') {
      byte letter = ASCII[character];
      hashed = MarkedWords.next(hashed, letter);
      if (keeps) {
        view[length + end - start] = letter;
        places[length + end - start] = end;
      }
      end++;
      character = end < text.length() ? text.charAt(end) : BEYOND_ASCII;
    }
    hash = hashed;
    ascii += end - start;
    wordEnd = end;
    length += end - start;
    return end;
  }

  private void addDigit(byte digit, int place) {
    endGap();
    endWord();
    hashBefore = 0;
    chain.addDigit(length);
    keep(digit, place);
  }

  /** A character outside ASCII; where the next one begins. */
  private int addOther(int place) {
    int codePoint = text.codePointAt(place);
    int next = place + Character.charCount(codePoint);
    String meant = LatinLetters.of(codePoint);
    if (meant.isEmpty() || !looksLikeDigit(meant) && !standsBesideLetter(place)) {
      addToGap(codePoint, place);
      return next;
    }
    endGap();
    wordStart = hash == 0 ? length : wordStart;
    for (int i = 0; i < meant.length(); i++) {
      char letter = meant.charAt(i);
      hash = MarkedWords.next(hash, letter);
      keep((byte) letter, place);
    }
    return next;
  }

  private static boolean looksLikeDigit(String meant) {
    return meant.length() == 1 && MarkedWords.LOOK_ALIKES.indexOf(meant.charAt(0)) >= 0;
  }

  /** A letter outside ASCII that is no part of a word is as good as punctuation. */
  private boolean standsBesideLetter(int place) {
    if (gap.isEmpty() && hash != 0) {
      return true;
    }
    int at = place;
    while (at < text.length()
        && text.charAt(at) >= BEYOND_ASCII
        && Character.isLetter(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    return at < text.length() && text.charAt(at) < BEYOND_ASCII && ASCII[text.charAt(at)] > '9';
  }

  private void addToGap(int codePoint, int place) {
    if (gap.isEmpty()) {
      gapStart = place;
      endWord();
    }
    gap.add(codePoint);
  }

  private void endGap() {
    if (gap.isEmpty()) {
      return;
    }
    char sign = gap.sign();
    gap.clear();
    if (sign == '@' || sign == '#') {
      addCue(WordView.AT_SIGN, length);
    } else if (sign == Gap.LONG) {
      chain.breakAt(length);
      hashBefore = 0;
    }
    keep((byte) sign, gapStart);
  }

  private void endWord() {
    if (hash == 0) {
      return;
    }
    long found = marked.marks(hash);
    chain.addWord(ascii, wordStart, length, found);
    addCue(found, wordStart);
    hints.addWord(found, hints.isNearOwn() && isNamed(found));
    if (hashBefore != 0) {
      long both = marked.marks(MarkedWords.pair(hashBefore, hash));
      addCue(both, startBefore);
      hints.addPair(both);
    }
    hashBefore = (found & MarkedWords.BEGINS_PAIR) == 0 ? 0 : hash;
    startBefore = wordStart;
    hash = 0;
    ascii = 0;
  }

  /** A word that ends like one for a number may be one. */
  private boolean isNamed(long found) {
    return (found & WordView.NAMED) != 0 || marked.isEnding(text, wordEnd);
  }

  private void addCue(long found, int start) {
    if ((found & WordView.OF_RULES) != 0) {
      marks |= found;
      if (keeps) {
        cues = cues.isEmpty() ? new ArrayList<>() : cues;
        cues.add(new WordView.Cue(found, start));
      }
    }
  }

  private void keep(byte character, int place) {
    if (keeps) {
      view[length] = character;
      places[length] = place;
    }
    length++;
  }
}
