package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;
import java.util.ArrayList;
import java.util.List;

/** Marks people by what stands before them or by the lists alone. */
final class Triggers {
  private static final int MOST_TITLES = 5;

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
      triggers.strangeNameAt(at);
    }
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

  private boolean opensAfterTitle(int at, int next) {
    return analysis.token(next).opens() && !analysis.token(at + 1).is(".");
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
    boolean role = analysis.has(Cue.ROLE, cue) || analysis.has(Cue.KIN, cue);
    if (role && !analysis.token(at).opens() && parts.fitsCue(at)) {
      mark(at, Kind.ROLE, analysis.token(cue).key());
    }
  }

  private void listedNameAt(int at) {
    if (!analysis.isFirstName(at) && !analysis.isSurname(at)) {
      return;
    }
    int next = parts.afterParticles(isGlued(at + 1) ? at + 2 : at + 1);
    if (next >= analysis.size()
        || analysis.token(next).opens()
        || analysis.thing(at) != ThingKind.NONE
        || analysis.thing(next) != ThingKind.NONE) {
      return;
    }
    boolean pair =
        (analysis.isFirstName(at) && analysis.isSurname(next))
            || (analysis.isSurname(at) && analysis.isFirstName(next));
    boolean cased = analysis.token(at).isCapitalised() && analysis.token(next).isCapitalised();
    boolean lower =
        analysis.token(at).shape() == TokenShape.LOWER
            && analysis.token(next).shape() == TokenShape.LOWER;
    boolean linked = next > at + 1 && analysis.isFirstName(at);
    boolean words = !analysis.isStrange(at) || !(linked || analysis.isStrange(next));
    if (pair && !words && (cased || lower)) {
      marks.add(
          TokenMark.byRule(
              at,
              Math.max(next + 1, parts.end(at)),
              new Reason(Kind.NAME_LIST, "first name and surname")));
    }
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

  /** A capitalised word that is a name and in no dictionary. */
  private void strangeNameAt(int at) {
    boolean compound = analysis.familiarity(at) == Familiarity.COMPOUND;
    TokenShape shape = analysis.token(at).shape();
    boolean only =
        analysis.isName(at)
            && (analysis.isStrange(at) || compound)
            && (shape == TokenShape.CAPITALISED || shape == TokenShape.MIXED)
            && analysis.token(at).key().length() > 2
            && (analysis.thing(at) == ThingKind.NONE || readsAsPerson(at));
    if (only) {
      marks.add(
          TokenMark.byRule(at, parts.end(at), new Reason(Kind.NAME_LIST, "a name and no word")));
    }
  }

  /** Sofia, Jordan: a person unless something says where. */
  private boolean readsAsPerson(int at) {
    if (analysis.thing(at) != ThingKind.PLACE || !analysis.isFirstName(at)) {
      return false;
    }
    return !analysis.has(Cue.LOCATIVE, at - 1) && !placeBeyond(at, -1) && !placeBeyond(at, 1);
  }

  private boolean placeBeyond(int at, int direction) {
    int other = at + 2 * direction;
    return other >= 0 && other < analysis.size() && analysis.thing(other) == ThingKind.PLACE;
  }

  private void mark(int from, Kind kind, String cue) {
    marks.add(TokenMark.byRule(from, parts.end(from), new Reason(kind, "after \"" + cue + "\"")));
  }
}
