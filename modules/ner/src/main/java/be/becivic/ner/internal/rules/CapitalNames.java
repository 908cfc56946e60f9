package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.TokenShape;
import java.util.ArrayList;
import java.util.List;

/** Marks names in capitals among words that are not, as forms and cards print them. */
final class CapitalNames {
  private static final int SHORTEST_ALONE = 6;
  private static final int SPELLED_LIKE_A_NAME = 6;

  private final Analysis analysis;
  private final NameParts parts;

  private CapitalNames(Analysis analysis) {
    this.analysis = analysis;
    this.parts = new NameParts(analysis);
  }

  static List<TokenMark> marks(Analysis analysis) {
    var marks = new ArrayList<TokenMark>();
    if (analysis.isShouted()) {
      return marks;
    }
    var names = new CapitalNames(analysis);
    for (int at = 0; at < analysis.size(); at++) {
      int end = names.isCapitals(at - 1) ? at : names.end(at);
      if (end > at) {
        marks.add(TokenMark.byRule(at, end, new Reason(Kind.NAME_LIST, "a name in capitals")));
      }
    }
    return marks;
  }

  /** The end of a name that begins here: VAN HAUTE, WANG FANG, ASLANYAN. */
  private int end(int at) {
    int end = at;
    while (isCapitals(end)) {
      end++;
    }
    boolean named =
        switch (end - at) {
          case 1 -> isAlone(at);
          case 2 -> isPair(at);
          case 3 -> analysis.has(Cue.PARTICLE, at) && isPair(at + 1);
          case 4 -> parts.afterParticles(at) >= at + 2 && isPair(at + 2);
          default -> false;
        };
    if (!named) {
      return at;
    }
    return isFirstName(end) ? end + 1 : end;
  }

  /** VAN DAMME Lieve: as registers write names. */
  private boolean isFirstName(int at) {
    return at < analysis.size()
        && analysis.token(at).shape() == TokenShape.CAPITALISED
        && !analysis.token(at).opens()
        && analysis.isFirstName(at)
        && analysis.thing(at) == ThingKind.NONE;
  }

  private boolean isAlone(int at) {
    return analysis.isStrange(at)
        && analysis.token(at).key().length() >= SHORTEST_ALONE
        && analysis.spelling(at) >= SPELLED_LIKE_A_NAME;
  }

  private boolean isPair(int at) {
    boolean surname = analysis.has(Cue.PARTICLE, at) && analysis.isSurname(at + 1);
    return surname || isStrangeName(at) || isStrangeName(at + 1);
  }

  private boolean isStrangeName(int at) {
    return analysis.isName(at) && analysis.familiarity(at) == Familiarity.STRANGE;
  }

  private boolean isCapitals(int at) {
    return at >= 0
        && at < analysis.size()
        && analysis.token(at).shape() == TokenShape.UPPER
        && analysis.thing(at) == ThingKind.NONE
        && parts.isFreeOfCues(at)
        && !analysis.has(Cue.COURT, at);
  }
}
