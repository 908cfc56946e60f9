package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.Token;
import java.util.Set;

/** Clears names that an article, a noun or their neighbours tell to be things or places. */
final class ThingsByForm {
  private static final Set<String> GERMAN_ARTICLES =
      Set.of(
          ("der die das dem den des ein eine einen einem einer eines kein keine keinen keinem"
               + " keiner mein meine meinen meinem meiner unser unsere unseren unserem unserer im"
               + " am zum zur beim vom ins ans diese dieser dieses diesem diesen jede jeder jedes"
               + " jeden")
              .split(" "));
  private static final Set<String> FRENCH_ARTICLES = Set.of("le", "la", "l", "du", "au");
  private static final Set<String> DUTCH_ARTICLES = Set.of("de", "het");
  private static final Set<String> DUTCH_PLACES =
      Set.of("op", "aan", "in", "naar", "langs", "over", "onder", "achter");
  private static final Set<String> ENGLISH_ARTICLES = Set.of("a", "an");
  private static final Set<String> NAMING =
      Set.of(
          ("called named appelee appele nommee nomme denommee denomme heet genaamd heisst namens"
                  + " s appelle die qui der das is que which that est")
              .split(" "));
  private static final Set<String> OBJECTS =
      Set.of(
          ("the a an your my our this these all every it le la les l un une votre vos ce cette ces"
                  + " de het een uw je deze die das den dem eine einen ein ihre ihren")
              .split(" "));
  private static final int REACH = 4;

  private final Analysis analysis;

  ThingsByForm(Analysis analysis) {
    this.analysis = analysis;
  }

  boolean clears(TokenMark mark) {
    return switch (mark.reason().kind()) {
      case TITLE, ROLE, SCRIPT -> false;
      case INTRODUCTION -> isThingCalled(mark.from());
      case NAME_LIST -> isThingCalled(mark.from()) || isAfterArticle(mark);
      case MODEL ->
          isThingCalled(mark.from())
              || isAfterArticle(mark)
              || isAmongBrands(mark)
              || isInstruction(mark);
    };
  }

  /** An app called Tikkie: a noun that names things, and nothing but the naming between. */
  private boolean isThingCalled(int at) {
    if (!analysis.isIntroduced(at)) {
      return false;
    }
    int noun = at - 1;
    while (noun > at - REACH && noun >= 0 && NAMING.contains(plain(noun))) {
      noun--;
    }
    boolean english = analysis.token(at - 1).is("called") && noun == at - 2;
    return noun >= 0
        && noun < at - 1
        && (analysis.has(Cue.INSTITUTION, noun) || analysis.has(Hint.TOOL, noun))
        && !isAboutSomebody(noun)
        && (!english || (noun > 0 && ENGLISH_ARTICLES.contains(plain(noun - 1))));
  }

  /** The lady at the desk is called Fabienne. */
  private boolean isAboutSomebody(int noun) {
    for (int at = noun; at >= 0; at--) {
      if (analysis.has(Cue.KIN, at) || analysis.has(Cue.ROLE, at) || analysis.has(Cue.TITLE, at)) {
        return true;
      }
      if (analysis.token(at).opens()) {
        return false;
      }
    }
    return false;
  }

  /** Neither Crelan nor Bunq: brands are listed with brands. */
  private boolean isAmongBrands(TokenMark mark) {
    int at = mark.from();
    return mark.to() == at + 1
        && !analysis.isName(at)
        && ((isBrand(at - 2) && joins(at - 1)) || (isBrand(at + 2) && joins(at + 1)));
  }

  private boolean isBrand(int at) {
    return at >= 0 && at < analysis.size() && analysis.thing(at) == ThingKind.NAMED_THING;
  }

  /** Unter die Lupe, op de Meir, au Makro: nobody's surname has an article in lower case. */
  private boolean isAfterArticle(TokenMark mark) {
    int at = mark.from();
    while (at < mark.to() - 1 && !analysis.token(at).isCapitalised()) {
      at++;
    }
    if (at == 0 || at + 1 < mark.to() || analysis.token(at - 1).isCapitalised()) {
      return false;
    }
    String before = plain(at - 1);
    return switch (analysis.rules().language()) {
      case DE ->
          GERMAN_ARTICLES.contains(before)
              && mark.reason().kind() == Kind.MODEL
              && analysis.familiarity(at) != Familiarity.STRANGE;
      case FR ->
          FRENCH_ARTICLES.contains(before)
              && (!analysis.isFirstName(at) || isFrenchWord(mark))
              && !continuesName(at - 2);
      case NL ->
          DUTCH_ARTICLES.contains(before)
              && !analysis.isFirstName(at)
              && at > 1
              && (analysis.isSurname(at)
                  ? DUTCH_PLACES.contains(plain(at - 2))
                  : !continuesName(at - 2) && !isAboutSomebody(at - 2));
      case EN -> false;
    };
  }

  /** Le Lien est mort */
  private boolean isFrenchWord(TokenMark mark) {
    return mark.reason().kind() == Kind.MODEL
        && analysis.familiarity(mark.to() - 1) != Familiarity.STRANGE;
  }

  /** Ana de la Fuente */
  private boolean continuesName(int at) {
    return at >= 0
        && !analysis.token(at + 1).opens()
        && (analysis.token(at).isCapitalised() || analysis.has(Cue.PARTICLE, at));
  }

  /** Summary: Block the card. An everyday word that opens before an article is a verb. */
  private boolean isInstruction(TokenMark mark) {
    int at = mark.from();
    boolean opens = analysis.token(at).opens() || (at > 0 && analysis.token(at - 1).is(":"));
    return opens
        && mark.to() == at + 1
        && at + 1 < analysis.size()
        && analysis.familiarity(at) == Familiarity.COMMON
        && OBJECTS.contains(plain(at + 1));
  }

  /** Saint Lucia; Paris, Milan, Florence. */
  boolean isAmongPlaces(int at) {
    return isPlace(at - 1)
        || isPlace(at + 1)
        || (isPlace(at - 2) && joins(at - 1))
        || (isPlace(at + 2) && joins(at + 1));
  }

  private boolean joins(int at) {
    Token token = analysis.token(at);
    return !token.is(".") && !token.opens();
  }

  private boolean isPlace(int at) {
    return at >= 0
        && at < analysis.size()
        && (analysis.thing(at) == ThingKind.PLACE || analysis.thing(at) == ThingKind.COMMUNE);
  }

  private String plain(int at) {
    return analysis.token(at).key();
  }
}
