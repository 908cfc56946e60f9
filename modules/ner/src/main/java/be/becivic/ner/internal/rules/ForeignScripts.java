package be.becivic.ner.internal.rules;

import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.Token;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.List;

/**
 * Marks words in scripts that no model reads: Arabic, Cyrillic, Greek, Chinese, Japanese, Korean,
 * Devanagari and others. In a text of our four languages they are mostly names, and nothing here
 * can tell. A single letter, as in a formula, passes.
 */
public final class ForeignScripts {
  private static final int SHORTEST = 2;

  private ForeignScripts() {}

  public static List<TokenMark> marks(List<Token> tokens) {
    var marks = new ArrayList<TokenMark>();
    int at = 0;
    while (at < tokens.size()) {
      int from = at;
      while (at < tokens.size() && isForeign(tokens.get(at).text())) {
        at++;
      }
      if (at > from) {
        marks.add(TokenMark.byRule(from, at, new Reason(Kind.SCRIPT, "a script no model reads")));
      }
      at++;
    }
    return marks;
  }

  private static boolean isForeign(String word) {
    return word.codePoints().filter(ForeignScripts::isForeign).limit(SHORTEST).count() == SHORTEST;
  }

  private static boolean isForeign(int codePoint) {
    return Character.isLetter(codePoint)
        && switch (UnicodeScript.of(codePoint)) {
          case LATIN, COMMON, INHERITED -> false;
          default -> true;
        };
  }
}
