package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Marks people by what stands before them, or by a first name beside a surname. */
final class Triggers {
  private static final int MOST_TITLES = 5;
  private static final int SHORT = 3;

  /** What parents take from the calendar; nobody is called Wednesday. */
  private static final Set<String> CALENDAR_NAMES = Set.of("april", "may", "mai", "june", "august");

  private static final Set<String> WEEKDAYS =
      Set.of(
          ("lundi mardi mercredi jeudi vendredi samedi dimanche maandag dinsdag woensdag donderdag"
                  + " vrijdag zaterdag zondag")
              .split(" "));

  private final Analysis analysis;
  private final NameParts parts;
  private final List<TokenMark> marks = new ArrayList<>();

  private Triggers(Analysis analysis) {
    this.analysis = analysis;
    this.parts = new NameParts(analysis);
  }

  static List<TokenMark> marks(Analysis analysis) {
    var triggers = new Triggers(analysis);
    for (int at = 0; at < analysis.size(); at++) {
      triggers.titleAt(at);
      triggers.introductionAt(at);
      triggers.roleAt(at);
      triggers.listedNameAt(at);
    }
    triggers.marks.addAll(BareNames.marks(analysis));
    triggers.marks.addAll(CapitalNames.marks(analysis));
    triggers.marks.addAll(DescribedNames.marks(analysis));
    triggers.marks.addAll(FileNames.marks(analysis));
    triggers.marks.addAll(LowerNames.marks(analysis));
    triggers.marks.addAll(SpokenNames.marks(analysis));
    return triggers.marks;
  }

  private void titleAt(int at) {
    if (!analysis.has(Cue.TITLE, at)) {
      return;
    }
    int next = at + 1;
    while (next < analysis.size()
        && next - at < MOST_TITLES
        && (analysis.token(next).is(".") || analysis.has(Cue.TITLE, next))) {
      next++;
    }
    boolean fits = next < analysis.size() && !opensAfterTitle(at, next) && parts.fitsTitle(next);
    if (fits) {
      mark(next, Kind.TITLE, analysis.token(at).key());
    }
  }

  /** Bij één dokter. Elders: only a title that is written with a full stop goes on after one. */
  private boolean opensAfterTitle(int at, int next) {
    String title = analysis.token(at).key();
    boolean dotted = title.length() <= SHORT || analysis.rules().isDottedTitle(title);
    return analysis.token(next).opens() && !(dotted && analysis.token(at + 1).is("."));
  }

  private void introductionAt(int at) {
    if (analysis.isIntroduced(at) && parts.fitsCue(at)) {
      mark(at, Kind.INTRODUCTION, analysis.token(at - 1).key());
    }
  }

  private void roleAt(int at) {
    if (at == 0) {
      return;
    }
    int cue = analysis.token(at - 1).is(",") ? at - 2 : at - 1;
    boolean role = (analysis.has(Cue.ROLE, cue) || analysis.has(Cue.KIN, cue)) && !isRelative(at);
    boolean fits =
        parts.fitsCue(at) || (cue == at - 1 && (isNamedLikePlace(at) || isNamedLikeMonth(at)));
    if (role && !analysis.token(at).opens() && fits && !belongs(at)) {
      mark(at, Kind.ROLE, analysis.token(cue).key());
    }
  }

  /** Der junge Mann: Mann is a surname, but not after "junge". */
  private boolean isRelative(int at) {
    return analysis.rules().language() == ModelLanguage.DE
        && analysis.has(Cue.KIN, at)
        && !analysis.isFirstName(at);
  }

  /** Le juge de l'Onem: where somebody works, not what they are called. */
  private boolean belongs(int at) {
    Token token = analysis.token(at);
    return analysis.rules().language() == ModelLanguage.FR
        && token.shape() == TokenShape.LOWER
        && (token.is("du") || token.is("des") || analysis.token(at + 1).text().equals("l'"));
  }

  /**
   * L'avocat Toussaint, mijn dochtertje Mei, my aunt June waited: where months have capitals, only
   * one that does something.
   */
  private boolean isNamedLikeMonth(int at) {
    if (!analysis.has(Cue.MONTH, at) || analysis.token(at).shape() != TokenShape.CAPITALISED) {
      return false;
    }
    return switch (analysis.rules().language()) {
      case FR, NL ->
          !WEEKDAYS.contains(analysis.token(at).key())
              && (at + 1 >= analysis.size() || !isNumber(at + 1));
      case DE, EN ->
          CALENDAR_NAMES.contains(analysis.token(at).key()) && analysis.has(Cue.SPEECH, at + 1);
    };
  }

  private boolean isNumber(int at) {
    return analysis.token(at).shape() == TokenShape.NUMBER;
  }

  /** Inspector Ninove came: a place does not come. */
  private boolean isNamedLikePlace(int at) {
    boolean place =
        analysis.thing(at) == ThingKind.COMMUNE || analysis.thing(at) == ThingKind.NAMED_THING;
    boolean alone = at + 1 < analysis.size() && analysis.thing(at + 1) == ThingKind.NONE;
    return place
        && alone
        && analysis.token(at).shape() == TokenShape.CAPITALISED
        && (analysis.has(Cue.SPEECH, at + 1) || analysis.has(Cue.KIN, at - 1));
  }

  private void listedNameAt(int at) {
    if (!analysis.isFirstName(at) && !analysis.isSurname(at)) {
      return;
    }
    int next = parts.afterParticles(isGlued(at + 1) ? at + 2 : at + 1);
    if (next >= analysis.size()
        || analysis.token(next).opens()
        || analysis.thing(at) != ThingKind.NONE
        || !(analysis.thing(next) == ThingKind.NONE || isSurnameOfPlace(at, next))) {
      return;
    }
    boolean pair =
        isSurnameOfPlace(at, next)
            || (analysis.isFirstName(at) && analysis.isSurname(next))
            || (analysis.isSurname(at) && analysis.isFirstName(next));
    boolean cased = analysis.token(at).isCapitalised() && analysis.token(next).isCapitalised();
    boolean lower =
        analysis.token(at).shape() == TokenShape.LOWER
            && analysis.token(next).shape() == TokenShape.LOWER;
    boolean linked = next > at + 1 && analysis.isFirstName(at);
    boolean words =
        !isSurnameOfPlace(at, next)
            && (!analysis.isStrange(at) || !(linked || analysis.isStrange(next)));
    if (pair && !words && (cased || lower)) {
      marks.add(
          TokenMark.byRule(
              at,
              Math.max(next + 1, parts.end(at)),
              new Reason(Kind.NAME_LIST, "first name and surname")));
    }
  }

  /** Marie Dinant */
  private boolean isSurnameOfPlace(int at, int next) {
    return next == at + 1
        && analysis.thing(next) == ThingKind.COMMUNE
        && analysis.isFirstName(at)
        && (analysis.isStrange(at) || analysis.has(Cue.SPEECH, next + 1))
        && analysis.token(next).shape() == TokenShape.CAPITALISED
        && analysis.token(at).shape() == TokenShape.CAPITALISED;
  }

  /** jan_peeters, jan.peeters */
  private boolean isGlued(int at) {
    if (at + 1 >= analysis.size()) {
      return false;
    }
    Token mark = analysis.token(at);
    return (mark.is("_") || mark.is("."))
        && mark.start() == analysis.token(at - 1).end()
        && mark.end() == analysis.token(at + 1).start();
  }

  private void mark(int from, Kind kind, String cue) {
    marks.add(TokenMark.byRule(from, parts.end(from), new Reason(kind, "after \"" + cue + "\"")));
  }
}
