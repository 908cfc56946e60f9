package be.becivic.ner.lexicon;

import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.TokenShape;

/** Whether a name stands in the name of a street or an institution. */
public final class Surroundings {

  /** What the neighbouring noun names. */
  public enum Noun {
    NONE,
    STREET,
    INSTITUTION
  }

  private static final int REACH = 5;

  private final Analysis analysis;

  public Surroundings(Analysis analysis) {
    this.analysis = analysis;
  }

  /** The noun before: place Herman Teirlinck, rue du Docteur Huet. */
  public Noun before(int at) {
    boolean linked = false;
    for (int i = at - 1; i >= 0 && i >= at - REACH; i--) {
      if (analysis.isSentenceStart(i + 1)) {
        return Noun.NONE;
      }
      Noun noun = noun(i);
      if (noun == Noun.INSTITUTION && !opensName(i)) {
        return Noun.NONE;
      }
      if (noun != Noun.NONE && isInJobTitle(i)) {
        return Noun.NONE;
      }
      if (noun != Noun.NONE) {
        boolean owned = linked && analysis.isFirstName(at) && !isInProperName(at - 1);
        return noun == Noun.INSTITUTION && owned ? Noun.NONE : noun;
      }
      boolean connects =
          analysis.has(Cue.CONNECTOR, i)
              || analysis.has(Cue.PARTICLE, i)
              || analysis.has(Cue.ADJECTIVE, i);
      boolean named = analysis.token(i).isCapitalised() || analysis.token(i).is(".");
      if (!connects && !named) {
        return Noun.NONE;
      }
      linked |= analysis.has(Cue.CONNECTOR, i) && !analysis.token(i).isCapitalised();
    }
    return Noun.NONE;
  }

  /** Huis van het Kind Josefien: a capital before tells that the name of the house goes on. */
  public boolean isInProperName(int at) {
    return analysis.rules().language() != ModelLanguage.DE
        && at >= 0
        && analysis.token(at).shape() == TokenShape.CAPITALISED
        && analysis.has(Cue.KIN, at)
        && !analysis.has(Cue.TITLE, at);
  }

  /** Agent de quartier, directrice d'école: what one is, not where; "de l'école" is a place. */
  private boolean isInJobTitle(int at) {
    return analysis.rules().language() == ModelLanguage.FR
        && at >= 2
        && !analysis.token(at).isCapitalised()
        && (analysis.token(at - 1).is("de") || analysis.token(at - 1).is("d'"))
        && analysis.has(Cue.ROLE, at - 2);
  }

  /** The noun after or inside: Brugmann hospital, Teirlinckplein, Robert-Schuman-Institut. */
  public Noun after(int at) {
    if (inside(at) != Noun.NONE) {
      return inside(at);
    }
    if (at + 1 < analysis.size() && analysis.rules().language() != ModelLanguage.FR) {
      int last = analysis.has(Cue.ADJECTIVE, at + 1) ? at + 2 : at + 1;
      if (noun(last) != Noun.NONE) {
        return noun(last);
      }
    }
    for (int i = at + 1; i < analysis.size() && i <= at + 3; i++) {
      if (analysis.isSentenceStart(i)) {
        return Noun.NONE;
      }
      if (inside(i) != Noun.NONE) {
        return inside(i);
      }
      boolean english = analysis.rules().language() == ModelLanguage.EN && !analysis.isShouted();
      if (english && noun(i) != Noun.NONE) {
        return noun(i);
      }
      boolean particle =
          analysis.rules().language() == ModelLanguage.NL && analysis.has(Cue.PARTICLE, i);
      if (!analysis.token(i).isCapitalised() && !particle) {
        return Noun.NONE;
      }
    }
    return Noun.NONE;
  }

  /** English puts the noun last, except for a few and for borrowed names: Hotel Metropole. */
  private boolean opensName(int at) {
    return analysis.rules().language() != ModelLanguage.EN
        || analysis.token(at).isCapitalised()
        || analysis.has(Cue.OPENING, at);
  }

  private Noun noun(int at) {
    if (analysis.has(Cue.STREET, at)) {
      return Noun.STREET;
    }
    return analysis.has(Cue.INSTITUTION, at) || isCompoundNoun(at) ? Noun.INSTITUTION : Noun.NONE;
  }

  /** Kinderkrankenhaus, opvangcentrum: words of the dictionary, where Vanderhuis is none. */
  private boolean isCompoundNoun(int at) {
    return at >= 0
        && at < analysis.size()
        && analysis.familiarity(at) != Familiarity.STRANGE
        && analysis.names(at) == 0
        && analysis.rules().endsLikeInstitution(analysis.token(at).key());
  }

  /** The noun a compound word ends in or carries between hyphens. */
  public Noun inside(int at) {
    String key = analysis.token(at).key();
    if (!analysis.token(at).isCapitalised() && key.indexOf('-') < 0) {
      return Noun.NONE;
    }
    RuleBook rules = analysis.rules();
    if (key.indexOf('-') > 0) {
      for (String part : key.split("-")) {
        int cues = rules.cues(part);
        if (Cue.STREET.in(cues)) {
          return Noun.STREET;
        }
        if (Cue.INSTITUTION.in(cues)) {
          return Noun.INSTITUTION;
        }
      }
    }
    if (rules.endsLikeStreet(key)) {
      return Noun.STREET;
    }
    return rules.endsLikeInstitution(key) ? Noun.INSTITUTION : Noun.NONE;
  }
}
