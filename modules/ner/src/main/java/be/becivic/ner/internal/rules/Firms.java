package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.result.Reason.Kind;

/** Clears firms nobody listed, by what one has with them: an account with Zipzap. */
final class Firms {
  private static final int REACH = 4;

  private final Analysis analysis;

  Firms(Analysis analysis) {
    this.analysis = analysis;
  }

  /** Only names on no list: one can also buy something from Peeters. */
  boolean clears(TokenMark mark) {
    int at = mark.from();
    return mark.reason().kind() == Kind.MODEL
        && mark.to() == at + 1
        && analysis.names(at) == 0
        && analysis.startBefore(Hint.DEAL_WITH, at) >= 0
        && (isDealBefore(analysis.startBefore(Hint.DEAL_WITH, at)) || isDealAfter(at));
  }

  private boolean isDealBefore(int preposition) {
    for (int at = preposition - 1; at >= 0 && at >= preposition - REACH; at--) {
      if (analysis.has(Hint.DEAL, at)) {
        return true;
      }
      if (analysis.token(at).opens()) {
        return false;
      }
    }
    return false;
  }

  /** Bij Zipzap gekocht */
  private boolean isDealAfter(int firm) {
    for (int at = firm + 1; at < analysis.size() && at <= firm + REACH; at++) {
      if (analysis.token(at).opens()) {
        return false;
      }
      if (analysis.has(Hint.DEAL, at)) {
        return true;
      }
    }
    return false;
  }
}
