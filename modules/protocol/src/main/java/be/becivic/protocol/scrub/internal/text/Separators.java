package be.becivic.protocol.scrub.internal.text;

import java.util.BitSet;

/**
 * A short word that stands between numbers twice in a row parts them no more than a hyphen does,
 * whatever it means: 85 haha 07 haha 30. So do names of parts that differ in their last letter
 * alone, and single letters beside them change nothing.
 */
final class Separators {
  private static final int LONGEST = 5;

  private Separators() {}

  /** Which tokens are such words. */
  static BitSet in(Tokens tokens, NumberWords numbers) {
    BitSet found = new BitSet();
    int last = -1;
    int before = -1;
    for (int i = 0; i < tokens.size(); i++) {
      Tokens.Token token = tokens.get(i);
      if (isNumber(token, numbers) || token.text().length() == 1) {
        continue;
      }
      boolean mayPart = mayPart(token.text(), numbers) && isBeforeNumber(tokens, i, numbers);
      boolean follows = last >= 0 && last == before && i > last + 1;
      if (mayPart && follows && key(tokens.get(last)).equals(key(token))) {
        found.set(i);
        if (last > 0 && isNumberOrLetter(tokens.get(last - 1), numbers)) {
          found.set(last);
        }
      }
      last = mayPart ? i : -1;
      before = i;
    }
    return found;
  }

  private static boolean mayPart(String word, NumberWords numbers) {
    return word.length() <= LONGEST
        && !numbers.starts().contains(word)
        && !numbers.splits().contains(word);
  }

  /** One letter may stand before the number. */
  private static boolean isBeforeNumber(Tokens tokens, int index, NumberWords numbers) {
    int next = index + 1;
    if (next < tokens.size()
        && tokens.get(next).text().length() == 1
        && !isNumber(tokens.get(next), numbers)) {
      next++;
    }
    return next < tokens.size() && isNumber(tokens.get(next), numbers);
  }

  private static boolean isNumberOrLetter(Tokens.Token token, NumberWords numbers) {
    return token.text().length() == 1 || isNumber(token, numbers);
  }

  private static boolean isNumber(Tokens.Token token, NumberWords numbers) {
    return token.isDigits() || numbers.words().containsKey(token.text());
  }

  private static String key(Tokens.Token token) {
    return token.text().substring(0, token.text().length() - 1);
  }
}
