package be.becivic.protocol.scrub.internal.gathered;

import be.becivic.protocol.scrub.internal.text.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The tokens of a view of words with compounds taken apart (zweihundert) and words put together
 * whose letters stand apart (v.i.e.r) or are figures (f1v3).
 */
final class JoinedTokens {
  private static final Pattern STEM =
      Pattern.compile("hundert|honderd|tausend|duizend|.+?(?=hundert|honderd|tausend|duizend|$)");
  private static final String FIGURES = "013457";
  private static final String LETTERS = "oieast";
  private static final int LONGEST = 6;
  private static final int SHORTEST_STEM = 7;

  private JoinedTokens() {}

  static Tokens of(Tokens tokens) {
    List<Tokens.Token> parts = parts(tokens);
    List<Tokens.Token> joined = new ArrayList<>(parts.size());
    int i = 0;
    while (i < parts.size()) {
      int length = Math.max(lengthWithFigures(parts, i), lengthApart(parts, i));
      joined.add(length == 0 ? parts.get(i) : join(parts, i, i + length));
      i += Math.max(1, length);
    }
    return new Tokens(tokens.view(), joined);
  }

  private static List<Tokens.Token> parts(Tokens tokens) {
    List<Tokens.Token> parts = new ArrayList<>(tokens.size());
    for (Tokens.Token token : tokens.list()) {
      if (token.text().length() > SHORTEST_STEM) {
        STEM.matcher(token.text())
            .results()
            .forEach(
                part -> parts.add(new Tokens.Token(part.group(), token.start() + part.start())));
      } else {
        parts.add(token);
      }
    }
    return parts;
  }

  /** How many tokens that touch are a word for a digit with figures in it. */
  private static int lengthWithFigures(List<Tokens.Token> parts, int start) {
    int end = start + 1;
    while (end < parts.size() && parts.get(end).start() == parts.get(end - 1).end()) {
      end++;
    }
    return end - start > 1 && SpokenDigits.isOne(join(parts, start, end).text()) ? end - start : 0;
  }

  /** How many single letters in a row, one sign apart, are a word for a digit. */
  private static int lengthApart(List<Tokens.Token> parts, int start) {
    int end = start;
    while (end < parts.size()
        && isLetter(parts.get(end))
        && (end == start || parts.get(end).start() == parts.get(end - 1).start() + 2)) {
      end++;
    }
    for (int length = Math.min(LONGEST, end - start); length > 1; length--) {
      if (SpokenDigits.isOne(join(parts, start, start + length).text())) {
        return end - start > 2 ? length : 0;
      }
    }
    return 0;
  }

  private static boolean isLetter(Tokens.Token token) {
    return token.text().length() == 1 && !token.isDigits();
  }

  private static Tokens.Token join(List<Tokens.Token> parts, int from, int to) {
    StringBuilder word = new StringBuilder();
    for (Tokens.Token part : parts.subList(from, to)) {
      for (char character : part.text().toCharArray()) {
        int figure = FIGURES.indexOf(character);
        word.append(figure < 0 ? character : LETTERS.charAt(figure));
      }
    }
    return new Tokens.Token(word.toString(), parts.get(from).start());
  }
}
