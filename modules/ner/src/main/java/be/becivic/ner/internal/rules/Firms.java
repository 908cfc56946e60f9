package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.text.ModelLanguage;
import java.util.Set;

/**
 * Clears firms nobody listed, by what one has with them, what they make and how their names end.
 */
final class Firms {
  private static final int REACH = 4;

  /** Names no list has are spelled like names to this degree and more. */
  private static final int LIKE_A_NAME = 4;

  private static final Set<String> OBJECTS =
      Set.of("l", "m", "t", "le", "la", "les", "me", "nous", "vous", "lui", "leur");

  private final Analysis analysis;

  Firms(Analysis analysis) {
    this.analysis = analysis;
  }

  boolean clears(TokenMark mark) {
    int at = mark.from();
    if (mark.to() > at + 1) {
      return false;
    }
    return switch (mark.reason().kind()) {
      case TITLE, INTRODUCTION, ROLE, SCRIPT -> false;
      case NAME_LIST -> isMaker(at) || hasTail(at);
      case MODEL -> isMaker(at) || hasTail(at) || isDealtWith(at);
    };
  }

  /** The Vasco reader, le lecteur Vasco. */
  private boolean isMaker(int at) {
    return analysis.rules().language() == ModelLanguage.EN
        ? analysis.has(Hint.DEVICE, at + 1)
        : analysis.startBefore(Hint.DEVICE, at) >= 0 && !acts(at + 1);
  }

  /** Le scanner, Karim l'a réparé. */
  private boolean acts(int at) {
    return analysis.has(Cue.SPEECH, at)
        || (at < analysis.size() && OBJECTS.contains(analysis.token(at).key()));
  }

  /** Doyen Auto; but "Sophie Auto" may be somebody. */
  private boolean hasTail(int at) {
    return at + 1 < analysis.size()
        && !analysis.isFirstName(at)
        && analysis.token(at + 1).isCapitalised()
        && !analysis.token(at + 1).opens()
        && analysis.has(Hint.FIRM_TAIL, at + 1);
  }

  /** Only names on no list: one can also buy something from Peeters. */
  private boolean isDealtWith(int at) {
    int preposition = analysis.startBefore(Hint.DEAL_WITH, at);
    return analysis.names(at) == 0
        && analysis.spelling(at) < LIKE_A_NAME
        && preposition >= 0
        && (isDealBefore(preposition) || isDealAfter(at));
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
