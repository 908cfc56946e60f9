package be.becivic.protocol.scrub.internal.gathered;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.scrub.internal.text.NumberWords;
import be.becivic.protocol.scrub.internal.text.Tokens;
import be.becivic.protocol.scrub.internal.text.WordView;
import java.util.Arrays;
import java.util.Set;

/**
 * All digits of a text in groups, and marks of words that say whose they are or how to read them.
 * What parts them tells how much stands between: a space, an underscore for words, a tilde for a
 * sentence or for what was set aside, a line end for more.
 *
 * @param places where in the text the characters come from
 */
public record GatheredView(String text, int[] places) {
  private static final int NEXT_TO_NOTHING = 6;
  private static final int SOME_WORDS = 80;
  private static final int A_SENTENCE = 250;
  private static final char WALL = '\f';
  private static final int FEWEST_WORDS = 4;
  private static final int LONGEST = 400;

  /** Words for one that mean a number only beside another. */
  public static final Set<String> ARTICLES =
      Set.of("un", "une", "een", "ein", "eine", "one", "eins");

  /** Figures alone say little in a long text, or in one word such as an id. */
  public static boolean isWorthALook(String text) {
    return text.length() <= 2 * LONGEST
        && text.indexOf(' ') >= 0
        && text.codePointCount(0, text.length()) <= LONGEST;
  }

  /** The view of a text in which no word is of any interest. */
  public static GatheredView ofFigures(ScannedText reading) {
    var made = new Maker(reading.text(), 2 * reading.digitCount());
    int start = 0;
    while (start < reading.digitCount()) {
      int end = start + 1;
      while (end < reading.digitCount() && reading.digits()[end] == reading.digits()[end - 1] + 1) {
        end++;
      }
      int from = reading.digits()[start];
      int to = reading.digits()[end - 1] + 1;
      made.add(reading.text().substring(from, to), from, to);
      start = end;
    }
    return made.view();
  }

  /** The view of a text, which is a text of its view of words. */
  public static GatheredView of(
      String text, WordView words, NumberWords numbers, GatheredWords meanings) {
    Tokens tokens = Tokens.of(words.text());
    var marked = new MarkedTokens(tokens, meanings);
    boolean readsWords =
        marked.sayWhatIsMeant() || numberWords(tokens, numbers, meanings) >= FEWEST_WORDS;
    if (!readsWords && !isWorthALook(text)) {
      return new GatheredView("", new int[0]);
    }
    if (!readsWords) {
      return view(text, words, marked, Reading.FIGURES, numbers);
    }
    marked = new MarkedTokens(JoinedTokens.of(tokens), meanings);
    boolean speaks = spokenDigits(marked.tokens(), numbers, meanings) >= FEWEST_WORDS;
    return view(text, words, marked, speaks ? Reading.WORDS : Reading.MARKS, numbers);
  }

  /** What of a text is read besides its figures. */
  private enum Reading {
    FIGURES,
    MARKS,
    WORDS
  }

  private static GatheredView view(
      String text, WordView words, MarkedTokens marked, Reading reading, NumberWords numbers) {
    Tokens tokens = marked.tokens();
    var made = new Maker(text, 2 * words.text().length());
    int i = 0;
    while (i < tokens.size()) {
      Tokens.Token token = tokens.get(i);
      int used = 1;
      String piece = token.isDigits() ? token.text() : "";
      if (piece.isEmpty() && reading == Reading.WORDS) {
        NumberWords.Spoken spoken =
            isLoneArticle(tokens, i, numbers) ? NumberWords.NOTHING : numbers.at(tokens, i);
        used = Math.max(1, spoken.tokens());
        piece =
            spoken.tokens() > 0
                ? spoken.digits()
                : SpokenDigits.of(token.text(), marked.words().words());
      }
      if (piece.isEmpty() && reading != Reading.FIGURES) {
        piece = marked.at(i).map(MarkedTokens.Mark::sign).orElse("");
      }
      if (!piece.isEmpty()) {
        Tokens.Token last = tokens.get(i + used - 1);
        made.add(piece, words.place(token.start()), words.place(last.end() - 1) + 1);
      }
      i += used;
    }
    return made.view();
  }

  private static long numberWords(Tokens tokens, NumberWords numbers, GatheredWords meanings) {
    return tokens.list().stream()
        .filter(token -> isNumberWord(token.text(), numbers, meanings))
        .count();
  }

  private static int spokenDigits(Tokens tokens, NumberWords numbers, GatheredWords meanings) {
    return tokens.list().stream()
        .map(Tokens.Token::text)
        .filter(word -> !ARTICLES.contains(word))
        .mapToInt(
            word ->
                isNumberWord(word, numbers, meanings)
                    ? 1
                    : SpokenDigits.of(word, meanings.words()).length())
        .sum();
  }

  private static boolean isNumberWord(String word, NumberWords numbers, GatheredWords meanings) {
    return !ARTICLES.contains(word)
        && (numbers.starts().contains(word) || meanings.words().containsKey(word));
  }

  private static boolean isLoneArticle(Tokens tokens, int index, NumberWords numbers) {
    return ARTICLES.contains(tokens.get(index).text())
        && !isNumber(tokens, index - 1, numbers)
        && !isNumber(tokens, index + 1, numbers);
  }

  private static boolean isNumber(Tokens tokens, int index, NumberWords numbers) {
    return index >= 0
        && index < tokens.size()
        && (tokens.get(index).isDigits() || numbers.starts().contains(tokens.get(index).text()));
  }

  /** Puts pieces one after the other. */
  private static final class Maker {
    private final String text;
    private final StringBuilder view;
    private int[] places;
    private int end;

    Maker(String text, int size) {
      this.text = text;
      this.view = new StringBuilder(size);
      this.places = new int[size];
    }

    void add(String piece, int from, int to) {
      int start = view.length();
      if (start > 0) {
        view.append(parting(from));
      }
      view.append(piece);
      if (view.length() > places.length) {
        places = Arrays.copyOf(places, 2 * view.length());
      }
      Arrays.fill(places, start, view.length(), from);
      end = to;
    }

    private char parting(int from) {
      int length = from - end > 2 * A_SENTENCE ? from - end : text.codePointCount(end, from);
      if (length > A_SENTENCE) {
        return '\n';
      }
      int wall = text.indexOf(WALL, end, from);
      if (length > SOME_WORDS || wall >= 0) {
        return '~';
      }
      return length > NEXT_TO_NOTHING ? '_' : ' ';
    }

    GatheredView view() {
      return new GatheredView(view.toString(), places);
    }
  }
}
