package be.becivic.protocol.disguise;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which kinds of figures, words and signs follow each other in a passage without accents and case:
 * "99.99.99" and "holder : 9". How a number is cut into pieces and what stands between them is much
 * the same whoever hides it.
 */
final class TokenRuns {
  private static final int LONGEST = 3;
  private static final Pattern TOKEN = Pattern.compile("\\d+|\\p{L}+|[^\\p{L}\\d\\s]");
  private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");
  private static final int LONGEST_COUNTED = 6;
  private static final int LONGEST_FIGURES = 8;
  private static final String NINES = "9".repeat(LONGEST_FIGURES + 1);
  private static final String SIGNS = ".,-/:;+=*€%_|~#";
  private static final String QUOTES = "\"'“”„«»‘’";
  private static final String BRACKETS = "()[]{}<>";
  private static final Set<String> CARRIERS =
      Set.of(
          "digit",
          "number",
          "letter_name",
          WordKinds.LETTER,
          WordKinds.VOWELLESS,
          WordKinds.STRANGE);

  /**
   * @param kind what it is, after a space where it stands apart from the one before
   * @param carries whether it could be a piece of a number
   */
  private record Token(String kind, boolean carries) {}

  private TokenRuns() {}

  /** Up to three in a row, one of which could be a piece of a number. */
  static Set<String> of(String folded, WordKinds words) {
    List<Token> tokens = tokens(folded, words);
    Set<String> runs = new HashSet<>();
    for (int first = 0; first < tokens.size(); first++) {
      StringBuilder run = new StringBuilder("run");
      boolean carries = false;
      for (int i = first; i < Math.min(tokens.size(), first + LONGEST); i++) {
        run.append(tokens.get(i).kind());
        carries |= tokens.get(i).carries();
        if (carries) {
          runs.add(run.toString());
        }
      }
    }
    return runs;
  }

  private static List<Token> tokens(String folded, WordKinds words) {
    List<Token> tokens = new ArrayList<>();
    tokens.add(new Token(" ^", false));
    Matcher token = TOKEN.matcher(folded);
    int end = -1;
    while (token.find()) {
      String apart = token.start() == end ? "" : " ";
      end = token.end();
      tokens.add(token(apart, token.group(), words));
    }
    tokens.add(new Token(" $", false));
    return tokens;
  }

  private static Token token(String apart, String text, WordKinds words) {
    if (Character.isDigit(text.charAt(0))) {
      boolean year = YEAR.matcher(text).matches();
      return new Token(apart + (year ? "year" : figures(text)), !year);
    }
    if (Character.isLetter(text.codePointAt(0))) {
      String kind = words.of(text);
      return new Token(apart + kind, CARRIERS.contains(kind));
    }
    return new Token(apart + sign(text), false);
  }

  /** As many nines as there are figures, the first a nought where it is one. */
  private static String figures(String text) {
    int length = text.length();
    int nines =
        length <= LONGEST_COUNTED
            ? length
            : length <= LONGEST_FIGURES ? LONGEST_FIGURES : LONGEST_FIGURES + 1;
    return length > 1 && text.charAt(0) == '0'
        ? "0" + NINES.substring(0, nines - 1)
        : NINES.substring(0, nines);
  }

  private static String sign(String text) {
    if (SIGNS.contains(text)) {
      return text;
    }
    if (QUOTES.contains(text)) {
      return "\"";
    }
    return BRACKETS.contains(text) ? "(" : "?";
  }
}
