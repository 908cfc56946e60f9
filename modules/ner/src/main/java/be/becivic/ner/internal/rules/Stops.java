package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;

/** Clears the stops that trams and buses pass: the tram to Hoboken via Antoon van Dyck. */
final class Stops {
  private static final int REACH = 8;

  private final Analysis analysis;

  Stops(Analysis analysis) {
    this.analysis = analysis;
  }

  boolean clears(TokenMark mark) {
    return switch (mark.reason().kind()) {
      case TITLE, INTRODUCTION, ROLE, SCRIPT -> false;
      case NAME_LIST, MODEL -> isStop(start(mark.from()));
    };
  }

  /** The whole name may have been marked in parts: Antoon, van, Dyck. */
  private int start(int at) {
    int start = at;
    while (start > 0
        && at - start < REACH
        && !analysis.token(start).opens()
        && !analysis.has(Hint.ROUTE, start - 1)
        && (analysis.token(start - 1).isCapitalised() || analysis.has(Cue.PARTICLE, start - 1))) {
      start--;
    }
    return start;
  }

  private boolean isStop(int at) {
    int route = analysis.startBefore(Hint.ROUTE, at);
    return route >= 0 && isOnLine(at, route);
  }

  /** Nothing but numbers, places and short words between the tram and the stop. */
  private boolean isOnLine(int stop, int route) {
    for (int at = stop - 1; at >= 0 && at >= stop - REACH; at--) {
      if (analysis.has(Hint.TRANSPORT, at)) {
        return true;
      }
      Token token = analysis.token(at);
      boolean passes =
          at >= route
              || token.isCapitalised()
              || token.shape() == TokenShape.NUMBER
              || analysis.thing(at) != ThingKind.NONE
              || analysis.has(Hint.ROUTE, at)
              || analysis.has(Hint.FUNCTION, at);
      if (!passes || token.opens()) {
        return false;
      }
    }
    return false;
  }
}
