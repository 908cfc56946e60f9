package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;

/** Judges whether tokens can be parts of a name, and how far a name reaches. */
final class NameParts {
  private static final int MOST_PARTICLES = 3;
  private static final int LONGEST = 8;

  private final Analysis analysis;

  NameParts(Analysis analysis) {
    this.analysis = analysis;
  }

  /** What may follow a title: almost anything but an ordinary word or an office. */
  boolean fitsTitle(int at) {
    int name = afterParticles(at);
    if (name >= analysis.size() || !analysis.token(name).isWord() || crossesSentence(at, name)) {
      return false;
    }
    Token token = analysis.token(name);
    if (isRestOfAbbreviation(name)) {
      return false;
    }
    boolean office = analysis.has(Cue.ROLE, name) || analysis.has(Cue.TITLE, name);
    boolean everyday = analysis.familiarity(name) == Familiarity.COMMON;
    if (!token.isCapitalised()) {
      boolean listed = analysis.isName(name) && !everyday;
      return token.key().length() > 2 && !office && (listed || analysis.isStrange(name));
    }
    boolean german = analysis.rules().language() == ModelLanguage.DE;
    if (office && !(german && name == at && analysis.isSurname(name))) {
      return false;
    }
    boolean commune = analysis.thing(name) == ThingKind.COMMUNE;
    if ((analysis.isName(name) || commune) && token.key().length() > 1) {
      return true;
    }
    if (isNamedLikeDay(at, name)) {
      return true;
    }
    boolean noun =
        german && analysis.familiarity(name) != Familiarity.STRANGE && analysis.names(name) == 0;
    return !everyday && !noun && !analysis.has(Cue.MONTH, name);
  }

  /** Mr. May, Frau März, Mme Mardi; but "Sir, May I" and "the sister Monday". */
  private boolean isNamedLikeDay(int at, int name) {
    int title = analysis.token(at - 1).is(".") ? at - 2 : at - 1;
    boolean plain =
        analysis.rules().language() != ModelLanguage.EN
            || analysis.rules().isDottedTitle(analysis.token(title).key());
    return plain
        && name == at
        && analysis.has(Cue.MONTH, name)
        && analysis.token(name).shape() == TokenShape.CAPITALISED
        && !(name + 1 < analysis.size() && analysis.token(name + 1).shape() == TokenShape.NUMBER);
  }

  /** "M.B." names a gazette; only "M. B." and "M.B. Dupont" are somebody. */
  private boolean isRestOfAbbreviation(int at) {
    return analysis.token(at).shape() == TokenShape.INITIAL
        && at > 0
        && analysis.token(at - 1).is(".")
        && analysis.token(at - 1).end() == analysis.token(at).start()
        && !(at + 2 < analysis.size() && analysis.token(at + 2).isCapitalised());
  }

  /** What may follow a weaker cue: something on a list, or a capitalised word no dictionary has. */
  boolean fitsCue(int at) {
    int name = afterParticles(at);
    if (name >= analysis.size() || crossesSentence(at, name)) {
      return false;
    }
    Token token = analysis.token(name);
    if (!token.isWord() || !token.isCapitalised() || analysis.isShouted()) {
      return false;
    }
    if (name > at && !analysis.token(at).isCapitalised() && analysis.has(Cue.KIN, name)) {
      return false;
    }
    if (token.shape() == TokenShape.INITIAL) {
      return name + 2 < analysis.size()
          && analysis.token(name + 1).is(".")
          && analysis.token(name + 2).isCapitalised();
    }
    boolean noun = analysis.rules().language() == ModelLanguage.DE || !analysis.isSurname(name);
    boolean everyday = noun && analysis.familiarity(name) == Familiarity.COMMON;
    boolean named = analysis.isName(name) && !everyday;
    boolean place = analysis.thing(name) == ThingKind.PLACE && analysis.isFirstName(name);
    return (analysis.thing(name) == ThingKind.NONE || place)
        && isFreeOfCues(name)
        && (named || (analysis.isStrange(name) && token.shape() == TokenShape.CAPITALISED));
  }

  /** Not an office, a day, a nationality or a thing itself. */
  boolean isFreeOfCues(int at) {
    return !analysis.has(Cue.ROLE, at)
        && !analysis.has(Cue.MONTH, at)
        && (analysis.isFirstName(at) || !analysis.has(Cue.DEMONYM, at))
        && !analysis.has(Cue.INSTITUTION, at)
        && !analysis.has(Cue.TITLE, at);
  }

  /** The end of the name that begins at a token. */
  int end(int start) {
    int at = Math.min(afterParticles(start), analysis.size() - 1);
    boolean lower = !analysis.token(at).isCapitalised();
    int end = at + 1;
    while (end < analysis.size() && end < start + LONGEST) {
      if (analysis.token(end).is(".") && analysis.token(end - 1).shape() == TokenShape.INITIAL) {
        if (end + 1 < analysis.size() && continues(end + 1, false)) {
          end += 2;
          continue;
        }
        return end;
      }
      int next = afterParticles(end);
      if (next >= analysis.size() || crossesSentence(end - 1, next) || !continues(next, lower)) {
        return end;
      }
      end = next + 1;
    }
    return end;
  }

  private boolean continues(int at, boolean lower) {
    Token token = analysis.token(at);
    boolean noun = analysis.has(Cue.STREET, at) || analysis.has(Cue.INSTITUTION, at);
    if (!token.isWord() || noun || analysis.thing(at) == ThingKind.COMMUNE) {
      return false;
    }
    boolean everyday = analysis.familiarity(at) == Familiarity.COMMON;
    if (!token.isCapitalised()) {
      return lower && analysis.isName(at) && analysis.familiarity(at) == Familiarity.STRANGE;
    }
    return analysis.isName(at) || (!everyday && analysis.isStrange(at));
  }

  /** Skips van den, el, da and their kin, if a name can follow. */
  int afterParticles(int at) {
    int next = at;
    while (next < analysis.size()
        && next - at < MOST_PARTICLES
        && analysis.has(Cue.PARTICLE, next)
        && next + 1 < analysis.size()) {
      next++;
    }
    return next;
  }

  private boolean crossesSentence(int from, int to) {
    for (int at = from + 1; at <= to; at++) {
      if (analysis.token(at).opens()) {
        return true;
      }
    }
    return false;
  }
}
