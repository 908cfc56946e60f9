package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.text.TokenShape;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names that stand for a judgment or a place on a map: Trabelsi v. Belgium, Bruul, 2800 Mechelen.
 */
final class CitedNames {
  private static final int REACH = 16;

  /** and others v., e.a. t. */
  private static final int OTHERS = 4;

  private static final Pattern DOCKET = Pattern.compile("[CT]-\\d+");
  private static final Pattern POSTCODE = Pattern.compile("\\d{4,5}");
  private static final Set<String> AGAINST =
      Set.of("v", "vs", "c", "t", "contre", "tegen", "gegen", "against");

  private final Analysis analysis;

  CitedNames(Analysis analysis) {
    this.analysis = analysis;
  }

  boolean names(TokenMark mark) {
    int against = against(mark);
    boolean sued =
        against > 0 && (afterCourt(mark.from()) || isPlace(against + 1) || isPlace(against + 2));
    return sued || isNumbered(mark) || isInAddress(mark);
  }

  private boolean afterCourt(int at) {
    for (int i = at; i >= 0 && i >= at - REACH; i--) {
      if (analysis.has(Cue.COURT, i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Where "v." stands after the name, which may itself have been read as far as the other party.
   */
  private int against(TokenMark mark) {
    int last = Math.min(mark.to() + OTHERS, analysis.size() - 1);
    for (int at = mark.from() + 1; at <= last; at++) {
      if (AGAINST.contains(analysis.token(at).key())) {
        return at;
      }
    }
    return 0;
  }

  private boolean isPlace(int at) {
    return at < analysis.size() && analysis.thing(at) == ThingKind.PLACE;
  }

  /** Ruiz Zambrano, C-34/09 */
  private boolean isNumbered(TokenMark mark) {
    int comma = mark.to();
    while (comma < analysis.size() && analysis.token(comma).isCapitalised()) {
      comma++;
    }
    return comma + 1 < analysis.size()
        && analysis.token(comma).is(",")
        && (DOCKET.matcher(analysis.token(comma + 1).text()).lookingAt()
            || (afterCourt(mark.from()) && isNumber(comma + 1)));
  }

  private boolean isInAddress(TokenMark mark) {
    int comma = isNumber(mark.to()) ? mark.to() + 1 : mark.to();
    return comma + 2 < analysis.size()
        && analysis.token(comma).is(",")
        && POSTCODE.matcher(analysis.token(comma + 1).text()).matches()
        && analysis.token(comma + 2).isCapitalised();
  }

  private boolean isNumber(int at) {
    return at < analysis.size() && analysis.token(at).shape() == TokenShape.NUMBER;
  }
}
