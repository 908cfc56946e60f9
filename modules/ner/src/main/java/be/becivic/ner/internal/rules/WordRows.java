package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.Token;
import java.util.Set;

/** Clears German nouns in a row: trades after "for", or any when one of them is nobody's name. */
final class WordRows {
  private static final int LEAST = 3;
  private static final Set<String> TRADES_AFTER =
      Set.of("fur", "als", "wie", "alle", "viele", "nur", "manche");

  private final Analysis analysis;

  WordRows(Analysis analysis) {
    this.analysis = analysis;
  }

  /** Quittung, Stempel und Ticket; für Maurer und Schreiner; but not "Koch, Wolf und Maurer". */
  boolean clears(TokenMark mark) {
    if (analysis.rules().language() != ModelLanguage.DE || !isWord(mark.from())) {
      return false;
    }
    int first = mark.from();
    while (first >= 2 && isJoint(first - 1) && isWord(first - 2)) {
      first -= 2;
    }
    int words = 1;
    boolean plain = analysis.names(first) == 0;
    int last = first;
    while (last + 2 < analysis.size() && isJoint(last + 1) && isWord(last + 2)) {
      last += 2;
      words++;
      plain |= analysis.names(last) == 0;
    }
    boolean trades =
        words > 1 && first > 0 && TRADES_AFTER.contains(analysis.token(first - 1).key());
    return mark.to() <= last + 1 && (trades || (words >= LEAST && plain));
  }

  private boolean isWord(int at) {
    return analysis.token(at).isCapitalised()
        && analysis.familiarity(at) != Familiarity.STRANGE
        && !analysis.isFirstName(at);
  }

  private boolean isJoint(int at) {
    Token token = analysis.token(at);
    return token.is(",") || token.is("und") || token.is("oder") || token.is("sowie");
  }
}
