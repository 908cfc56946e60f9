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
  private static final Set<String> NO_WORDS = Set.of("ll", "lo", "ol", "oo", "ii", "io", "oi");

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
      String digits = digits(tokens, i, spoken);
      if (digits.isEmpty()
          && token.text().length() <= letters
          && !numbers.links().contains(token.text())
          && !standsApart(tokens, i)) {
        digits = token.text();
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

  private static String digits(Tokens tokens, int index, NumberWords.Spoken spoken) {
    Tokens.Token token = tokens.get(index);
    if (token.isDigits()) {
      return token.text();
    }
    if (spoken.tokens() > 0) {
      return Integer.toString(spoken.value());
    }
    return looksLikeDigits(tokens, index)
        ? token.text().replace('o', '0').replace('i', '1').replace('l', '1')
        : "";
  }

  /** Glued to digits, alone between some, or no word and beside some. */
  private static boolean looksLikeDigits(Tokens tokens, int index) {
    Tokens.Token token = tokens.get(index);
    if (token.text().length() > LONGEST_LOOK_ALIKE
        || !token.text().chars().allMatch(letter -> "oil".indexOf(letter) >= 0)) {
      return false;
    }
    boolean before = isNumber(tokens, index - 1);
    boolean after = isNumber(tokens, index + 1);
    boolean isGlued =
        before && tokens.get(index - 1).end() == token.start()
            || after && tokens.get(index + 1).start() == token.end();
    return isGlued || before && after || NO_WORDS.contains(token.text()) && (before || after);
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
