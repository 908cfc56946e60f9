package be.becivic.protocol.scrub.internal.text;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.Set;

/**
 * The digits that stand together in a view of words, whatever way they are written. Groups are
 * parted by a space where little stands between them, by a comma where one does, and by a line end
 * where words do, and in a view with words by a plus where a number begins with one. Numbers that
 * are said in words one after the other are one group.
 *
 * @param places where in the view of words the characters come from
 */
public record DigitView(String text, int[] places) {
  private static final String PARTINGS = "\0 ,\n+";
  private static final int GLUED = 0;
  private static final int NEAR = 1;
  private static final int LISTED = 2;
  private static final int FAR = 3;
  private static final int PLUS = 4;
  private static final int MOST_LINKS = 3;
  private static final int MOST_WORDS = 6;
  private static final int COUNTRY = 2;
  private static final int LONGEST_NAME = 120;
  private static final int LONGEST_END = 24;
  private static final int LONGEST_LOOK_ALIKE = 3;
  private static final Set<String> ARTICLES = Set.of("un", "une", "een", "ein", "eine");
  private static final Set<String> NO_WORDS =
      Set.of(
          "o", "ll", "lo", "ol", "oo", "ii", "io", "oi", "iii", "lll", "ooo", "iio", "oii", "oio",
          "ioi", "llo", "oll", "olo");

  /**
   * The view of a view of words.
   *
   * @param keepsWords whether words that mean no number are kept, as codes and names of numbers are
   */
  public static DigitView of(WordView words, NumberWords numbers, boolean keepsWords) {
    int from = startOfNames(words);
    int to = keepsWords ? endOfNames(words) : words.digits().end();
    Tokens tokens = Tokens.of(words.text().substring(from, to));
    BitSet separators = Separators.in(tokens, numbers);
    StringBuilder view = new StringBuilder(tokens.view().length());
    int[] places = new int[tokens.view().length()];
    int parting = FAR;
    int links = 0;
    boolean isSpeaking = false;
    int i = 0;
    while (i < tokens.size()) {
      int skipped = links == 0 && endsInDigit(view) ? wordsBeforeRest(tokens, i, numbers) : 0;
      if (skipped > 0) {
        i += skipped;
        links = 1;
        parting = Math.max(parting, NEAR);
      }
      Tokens.Token token = tokens.get(i);
      parting = Math.max(parting, partingOf(tokens.signBefore(i), links, keepsWords));
      boolean isCount = isCount(tokens, i, numbers);
      NumberWords.Spoken spoken =
          token.isDigits() || isCount ? NumberWords.NOTHING : numbers.at(tokens, i);
      String digits = isCount ? "" : digits(tokens, i, spoken, numbers.links());
      boolean isLink = separators.get(i) || numbers.links().contains(token.text());
      if (digits.isEmpty() && keepsWords && mayBeCode(tokens, i, isLink)) {
        digits = code(tokens, i, numbers.letters());
      }
      if (isSpeaking && spoken.tokens() > 0 && parting < FAR) {
        parting = GLUED;
      }
      if (digits.isEmpty()) {
        links++;
        boolean isLittle = token.text().length() == 1 || isLink;
        parting = parting < FAR && isLittle && links <= MOST_LINKS ? NEAR : FAR;
      } else {
        int start = view.length();
        view.append(parting == GLUED ? "" : PARTINGS.charAt(parting)).append(digits);
        if (view.length() > places.length) {
          places = Arrays.copyOf(places, 2 * view.length());
        }
        Arrays.fill(places, start, view.length(), from + token.start());
        parting = GLUED;
        links = 0;
        isSpeaking = spoken.tokens() > 0 && (isSpeaking || !ARTICLES.contains(token.text()));
      }
      i += Math.max(1, spoken.tokens());
    }
    return new DigitView(view.toString(), places);
  }

  /** Where in the view of words a character of this one comes from. */
  public int place(int at) {
    return places[at];
  }

  /** How many words from a place say that a number goes on after them; none where they do not. */
  private static int wordsBeforeRest(Tokens tokens, int index, NumberWords numbers) {
    boolean goesOn = false;
    for (int at = index; at < tokens.size() && at - index <= MOST_WORDS; at++) {
      boolean isNumber =
          touchesDigits(tokens, at)
              || !isCount(tokens, at, numbers)
                  && (tokens.get(at).isDigits() || numbers.at(tokens, at).tokens() > 0);
      boolean beginsSentence = at > index && tokens.signBefore(at) == '.';
      if (isNumber || beginsSentence || tokens.signBefore(at) == Gap.LONG) {
        return isNumber && goesOn && tokens.signBefore(at) != Gap.LONG ? at - index : 0;
      }
      goesOn |= numbers.splits().contains(tokens.get(at).text());
    }
    return 0;
  }

  private static boolean endsInDigit(StringBuilder view) {
    return !view.isEmpty() && view.charAt(view.length() - 1) <= '9';
  }

  /** The first two digits, part one: a word that counts them is none, nor is a figure that does. */
  private static boolean isCount(Tokens tokens, int index, NumberWords numbers) {
    if (index + 1 >= tokens.size()) {
      return false;
    }
    Tokens.Token token = tokens.get(index);
    Tokens.Token next = tokens.get(index + 1);
    boolean countsNext = !token.isDigits() && numbers.splits().contains(next.text());
    return countsNext
        || index > 0
            && numbers.counted().contains(tokens.get(index - 1).text())
            && (token.isDigits()
                ? token.text().length() == 1
                    && (next.isDigits() || numbers.starts().contains(next.text()))
                : numbers.isDigit(token.text()));
  }

  /** A comma beside a word that means nothing means nothing either. */
  private static int partingOf(char sign, int links, boolean keepsWords) {
    return switch (sign) {
      case 0 -> GLUED;
      case ',' -> links == 0 ? LISTED : NEAR;
      case Gap.LONG -> FAR;
      case Gap.PLUS -> keepsWords ? PLUS : NEAR;
      default -> NEAR;
    };
  }

  /** Names stand before their numbers; a word is never cut. */
  private static int startOfNames(WordView words) {
    int start = Math.max(0, words.digits().start() - LONGEST_NAME);
    while (start > 0 && words.text().charAt(start - 1) >= '0') {
      start++;
    }
    return start;
  }

  /** A code may end in letters. */
  private static int endOfNames(WordView words) {
    int end = Math.min(words.text().length(), words.digits().end() + LONGEST_END);
    while (end < words.text().length() && words.text().charAt(end) >= '0') {
      end++;
    }
    return end;
  }

  /** A word that means nothing is a code only right before digits, as DE in an account number. */
  private static boolean mayBeCode(Tokens tokens, int index, boolean isLink) {
    return (touchesDigits(tokens, index) || !isLink) && !standsApart(tokens, index);
  }

  /** The letters of a word, or the one it spells; letters for digits after those of a country. */
  private static String code(Tokens tokens, int index, Map<String, String> letters) {
    String token = tokens.get(index).text();
    boolean endsInDigits =
        token.length() > COUNTRY
            && token.length() <= COUNTRY + LONGEST_LOOK_ALIKE
            && touchesDigits(tokens, index)
            && isMadeOfLookAlikes(token.substring(COUNTRY));
    return endsInDigits
        ? token.substring(0, COUNTRY) + meant(token.substring(COUNTRY))
        : letters.getOrDefault(token, token);
  }

  private static boolean touchesDigits(Tokens tokens, int index) {
    return index + 1 < tokens.size()
        && tokens.get(index + 1).isDigits()
        && tokens.get(index + 1).start() == tokens.get(index).end();
  }

  private static String digits(
      Tokens tokens, int index, NumberWords.Spoken spoken, Set<String> links) {
    Tokens.Token token = tokens.get(index);
    if (token.isDigits()) {
      return token.text();
    }
    if (spoken.tokens() > 0) {
      return spoken.digits();
    }
    return looksLikeDigits(tokens, index, links) ? meant(token.text()) : "";
  }

  private static String meant(String lookAlikes) {
    return lookAlikes.replace('o', '0').replace('i', '1').replace('l', '1');
  }

  private static boolean isShortLookAlike(String token) {
    return token.length() <= LONGEST_LOOK_ALIKE && isMadeOfLookAlikes(token);
  }

  private static boolean isMadeOfLookAlikes(String token) {
    return token.chars().allMatch(letter -> MarkedWords.LOOK_ALIKES.indexOf(letter) >= 0);
  }

  /** Glued to digits, alone between some, or no word and beside some. */
  private static boolean looksLikeDigits(Tokens tokens, int index, Set<String> links) {
    Tokens.Token token = tokens.get(index);
    if (!isShortLookAlike(token.text())) {
      return false;
    }
    boolean isGlued =
        isNumber(tokens, index - 1) && tokens.get(index - 1).end() == token.start()
            || isNumber(tokens, index + 1) && tokens.get(index + 1).start() == token.end();
    boolean before = isNumber(tokens, pastLinks(tokens, index, -1, links));
    boolean after = isNumber(tokens, pastLinks(tokens, index, 1, links));
    return isGlued || before && after || NO_WORDS.contains(token.text()) && (before || after);
  }

  /** The next token in a direction that may be a number; at most so many others are passed. */
  private static int pastLinks(Tokens tokens, int index, int step, Set<String> links) {
    int at = index + step;
    for (int passed = 0; passed < MOST_LINKS && at >= 0 && at < tokens.size(); passed++) {
      String token = tokens.get(at).text();
      if (!links.contains(token) && !isShortLookAlike(token)) {
        return at;
      }
      at += step;
    }
    return at;
  }

  /** Whether a letter stands between digits and touches neither. */
  private static boolean standsApart(Tokens tokens, int index) {
    Tokens.Token token = tokens.get(index);
    return token.text().length() == 1
        && index > 0
        && index + 1 < tokens.size()
        && tokens.get(index - 1).isDigits()
        && tokens.get(index + 1).isDigits()
        && tokens.get(index - 1).end() < token.start()
        && token.end() < tokens.get(index + 1).start();
  }

  private static boolean isNumber(Tokens tokens, int index) {
    return index >= 0
        && index < tokens.size()
        && (tokens.get(index).isDigits() || NO_WORDS.contains(tokens.get(index).text()));
  }
}
