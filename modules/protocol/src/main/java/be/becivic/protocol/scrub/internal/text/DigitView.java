package be.becivic.protocol.scrub.internal.text;

import java.util.Arrays;
import java.util.Set;

/**
 * The digits that stand together in a view of words, whatever way they are written. Groups are
 * parted by a space where little stands between them, by a comma where one does, and by a line end
 * where words do.
 *
 * @param places where in the view of words the characters come from
 */
public record DigitView(String text, int[] places) {
  private static final String PARTINGS = "\0 ,\n";
  private static final int GLUED = 0;
  private static final int NEAR = 1;
  private static final int LISTED = 2;
  private static final int FAR = 3;
  private static final int MOST_LINKS = 3;
  private static final int LONGEST_LOOK_ALIKE = 3;
  private static final Set<String> NO_WORDS =
      Set.of(
          "o", "ll", "lo", "ol", "oo", "ii", "io", "oi", "iii", "lll", "ooo", "iio", "oii", "oio",
          "ioi", "llo", "oll", "olo");

  /**
   * The view of a view of words.
   *
   * @param letters so many letters together are kept, as codes have them
   */
  public static DigitView of(WordView words, NumberWords numbers, int letters) {
    int from = words.digits().start();
    Tokens tokens = Tokens.of(words.text().substring(from, words.digits().end()));
    StringBuilder view = new StringBuilder(tokens.view().length());
    int[] places = new int[tokens.view().length()];
    int parting = FAR;
    int links = 0;
    int i = 0;
    while (i < tokens.size()) {
      Tokens.Token token = tokens.get(i);
      parting = Math.max(parting, partingOf(tokens.signBefore(i), links));
      NumberWords.Spoken spoken =
          token.isDigits() ? new NumberWords.Spoken(0, 0) : numbers.at(tokens, i);
      String digits = digits(tokens, i, spoken, numbers.links());
      if (digits.isEmpty() && mayBeCode(tokens, i, numbers.links())) {
        digits = code(token.text(), letters);
      }
      if (digits.isEmpty()) {
        links++;
        boolean isLittle = token.text().length() == 1 || numbers.links().contains(token.text());
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
      }
      i += Math.max(1, spoken.tokens());
    }
    return new DigitView(view.toString(), places);
  }

  /** Where in the view of words a character of this one comes from. */
  public int place(int at) {
    return places[at];
  }

  /** A comma beside a word that means nothing means nothing either. */
  private static int partingOf(char sign, int links) {
    return switch (sign) {
      case 0 -> GLUED;
      case ',' -> links == 0 ? LISTED : NEAR;
      case Gap.LONG -> FAR;
      default -> NEAR;
    };
  }

  /** A word that means nothing is a code only right before digits, as DE in an account number. */
  private static boolean mayBeCode(Tokens tokens, int index, Set<String> links) {
    Tokens.Token token = tokens.get(index);
    boolean touchesDigits =
        index + 1 < tokens.size()
            && tokens.get(index + 1).isDigits()
            && tokens.get(index + 1).start() == token.end();
    return (touchesDigits || !links.contains(token.text())) && !standsApart(tokens, index);
  }

  /** The few letters of a code, and letters for digits glued to two of them; else nothing. */
  private static String code(String token, int letters) {
    if (token.length() <= letters) {
      return token;
    }
    boolean isCode =
        letters > 0
            && token.length() <= letters + LONGEST_LOOK_ALIKE
            && isMadeOfLookAlikes(token.substring(letters));
    return isCode ? token.substring(0, letters) + meant(token.substring(letters)) : "";
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
