package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.lexicon.Surroundings;
import be.becivic.ner.lexicon.Surroundings.Noun;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.ModelLanguage;
import java.util.Set;
import java.util.stream.IntStream;

/** Clears marks on streets, institutions, laws, communes and products that carry people's names. */
final class Vetoes {
  /** By how much the model must prefer a person before a word of the dictionary is one. */
  private static final int LIKELY = 0;

  /** The same for a word in lower case. */
  private static final int SURE = 60;

  /**
   * What is named in memory of doctors; a practice or a pharmacy is named after who works there.
   */
  private static final Set<String> HOUSES =
      Set.of(
          ("museum musee institut instituut institute school ecole schule gymnasium athenee"
               + " atheneum hopital hospital ziekenhuis clinique kliniek klinik clinic krankenhaus"
               + " centrum centre zentrum center stichting fondation stiftung foundation residentie"
               + " residence residenz home heim huis maison haus house park hall")
              .split(" "));

  private static final int MOST_TITLES = 5;
  private static final int SHORTEST_LOWER = 4;

  private final Analysis analysis;
  private final Surroundings surroundings;
  private final CitedNames citations;
  private final ThingsByForm things;
  private final ToolNames tools;
  private final Stops stops;
  private final OrdinaryNouns nouns;
  private final SharedThings shared;
  private final Firms firms;
  private final Dates dates;

  Vetoes(Analysis analysis) {
    this.analysis = analysis;
    this.surroundings = new Surroundings(analysis);
    this.citations = new CitedNames(analysis);
    this.things = new ThingsByForm(analysis);
    this.tools = new ToolNames(analysis);
    this.stops = new Stops(analysis);
    this.nouns = new OrdinaryNouns(analysis);
    this.shared = new SharedThings(analysis);
    this.firms = new Firms(analysis);
    this.dates = new Dates(analysis);
  }

  boolean clears(TokenMark mark) {
    if (inStreetOrInstitution(mark)
        || citations.names(mark)
        || things.clears(mark)
        || tools.clears(mark)
        || stops.clears(mark)
        || nouns.clears(mark)
        || shared.clears(mark)
        || firms.clears(mark)
        || isFunctionWord(mark)) {
      return true;
    }
    return switch (mark.reason().kind()) {
      case TITLE, SCRIPT -> false;
      case INTRODUCTION, ROLE -> isThing(mark);
      case NAME_LIST -> isThing(mark) || isOpeningWord(mark);
      case MODEL ->
          isThing(mark) || !resemblesName(mark) || isUnsureOpening(mark) || isAddressedOffice(mark);
    };
  }

  /** Man antwortete, as whatever language reads it: a pronoun that opens is nobody. */
  private boolean isFunctionWord(TokenMark mark) {
    boolean acts =
        mark.reason().kind() == Kind.MODEL
            || (mark.reason().kind() != Kind.TITLE && analysis.has(Cue.SPEECH, mark.to()));
    return acts
        && analysis.token(mark.from()).opens()
        && IntStream.range(mark.from(), mark.to()).allMatch(this::isFunctionWord);
  }

  private boolean isFunctionWord(int at) {
    return analysis.has(Hint.FUNCTION, at) || analysis.token(at).text().endsWith("'");
  }

  /**
   * Come back: a common word of this language that opens a sentence, whatever another one makes of
   * it.
   */
  private boolean isOpeningWord(TokenMark mark) {
    return opensAlone(mark)
        && (analysis.familiarity(mark.from()) == Familiarity.COMMON
            || analysis.has(Cue.INSTRUCTION, mark.from()));
  }

  /**
   * A word of the dictionary that opens owes its capital to its place: it has to be a name as well.
   */
  private boolean isUnsureOpening(TokenMark mark) {
    if (!opensAlone(mark)) {
      return false;
    }
    int at = mark.from();
    boolean isWord = analysis.familiarity(at) != Familiarity.STRANGE;
    boolean isLikely = analysis.isName(at) && mark.strength() >= LIKELY;
    return analysis.has(Cue.INSTRUCTION, at) || (isWord && !isLikely);
  }

  /** Herr Bürgermeister, Madam Director */
  private boolean isAddressedOffice(TokenMark mark) {
    int at = mark.from();
    return mark.to() == at + 1 && analysis.has(Cue.ROLE, at) && analysis.has(Cue.TITLE, at - 1);
  }

  private boolean opensAlone(TokenMark mark) {
    return mark.to() == mark.from() + 1 && analysis.token(mark.from()).opens();
  }

  /** The model alone does not turn ordinary words, acronyms or code into people. */
  private boolean resemblesName(TokenMark mark) {
    for (int at = mark.from(); at < mark.to(); at++) {
      if (analysis.token(at).isWord() && resemblesName(at, mark.strength())) {
        return true;
      }
    }
    return false;
  }

  private boolean resemblesName(int at, int strength) {
    boolean word =
        analysis.familiarity(at) != Familiarity.STRANGE || analysis.isCommonElsewhere(at);
    return switch (analysis.token(at).shape()) {
      case CAPITALISED ->
          strength >= LIKELY
              || (analysis.isName(at) ? analysis.familiarity(at) != Familiarity.COMMON : !word);
      case LOWER -> strength >= SURE && (analysis.isUncased() || (isLowerName(at) && !word));
      case UPPER -> analysis.isName(at) && !word;
      case MIXED -> analysis.names(at) != 0;
      case CASELESS -> analysis.isName(at);
      case INITIAL, NUMBER, LINK, MARK -> false;
    };
  }

  /** In lower case among words in their right case, surnames and short names are mostly words. */
  private boolean isLowerName(int at) {
    return analysis.isFirstName(at) && analysis.token(at).key().length() >= SHORTEST_LOWER;
  }

  private boolean inStreetOrInstitution(TokenMark mark) {
    boolean titled = mark.reason().kind() == Kind.TITLE;
    int from = titled ? titleBefore(mark.from()) : mark.from();
    Noun before = surroundings.before(from);
    if (before == Noun.STREET || (before == Noun.INSTITUTION && !titled && !isSubject(mark))) {
      return true;
    }
    if (titled) {
      return surroundings.inside(mark.to() - 1) == Noun.STREET || isMemorial(from, mark.to());
    }
    if (surroundings.before(firstCapital(mark)) == Noun.INSTITUTION && !isSubject(mark)) {
      return true;
    }
    return !ownsWhatFollows(mark.to() - 1) && surroundings.after(mark.to() - 1) != Noun.NONE;
  }

  /** The model may begin with the noun: droguerie Müller. */
  private int firstCapital(TokenMark mark) {
    int at = mark.from();
    while (mark.reason().kind() == Kind.MODEL
        && at < mark.to() - 1
        && !analysis.token(at).isCapitalised()
        && !analysis.has(Cue.PARTICLE, at)) {
      at++;
    }
    return at;
  }

  /** Museum Dr. Guislain, the Dr. Guislain Museum; but "im Krankenhaus Dr. Weber sagte". */
  private boolean isMemorial(int from, int to) {
    boolean before = isHouse(from - 1) && !analysis.token(from).opens();
    boolean after = isHouse(to) && analysis.rules().language() == ModelLanguage.EN;
    boolean subject = before && analysis.token(from - 1).opens();
    return (before || after) && (subject || !analysis.has(Cue.SAYING, to));
  }

  private boolean isHouse(int at) {
    return at >= 0
        && at < analysis.size()
        && analysis.token(at).isCapitalised()
        && HOUSES.contains(analysis.token(at).key());
  }

  /** Nadias Karte: hers, where "Karte Mobib" is a kind. */
  private boolean ownsWhatFollows(int at) {
    return analysis.rules().language() == ModelLanguage.DE
        && analysis.isFirstName(at)
        && analysis.token(at).key().endsWith("s")
        && surroundings.inside(at) == Noun.NONE
        && surroundings.inside(Math.min(at + 1, analysis.size() - 1)) != Noun.STREET;
  }

  /** À l'école Sophie m'a dit: what opens with a preposition says nothing itself. */
  private boolean isSubject(TokenMark mark) {
    int start = mark.from();
    while (start > 0 && !analysis.token(start).opens()) {
      start--;
    }
    return mark.to() == mark.from() + 1
        && analysis.isFirstName(mark.from())
        && !surroundings.isInProperName(mark.from() - 1)
        && analysis.has(Cue.SPEECH, mark.to())
        && analysis.has(Cue.LOCATIVE, start);
  }

  private int titleBefore(int at) {
    int from = at;
    while (from > 0
        && at - from < MOST_TITLES
        && (analysis.has(Cue.TITLE, from - 1) || analysis.token(from - 1).is("."))) {
      from--;
    }
    return from;
  }

  private boolean isThing(TokenMark mark) {
    boolean cued = mark.reason().kind() == Kind.ROLE || mark.reason().kind() == Kind.INTRODUCTION;
    boolean person = false;
    for (int at = mark.from(); at < mark.to(); at++) {
      boolean particle = analysis.has(Cue.PARTICLE, at) && mark.to() - mark.from() > 1;
      boolean neutral = particle || !analysis.token(at).isWord() || isOpeningWord(mark, at);
      person |= !neutral && !isThing(at, cued);
    }
    return !person;
  }

  /** Declare Belgian nationality: the word that opens says nothing about the next. */
  private boolean isOpeningWord(TokenMark mark, int at) {
    return mark.reason().kind() == Kind.MODEL
        && at == mark.from()
        && mark.to() > at + 1
        && analysis.token(at).opens()
        && analysis.familiarity(at) != Familiarity.STRANGE;
  }

  private boolean isThing(int at, boolean cued) {
    return switch (analysis.thing(at)) {
      case COMMUNE, NAMED_THING -> !cued;
      case SAINT -> true;
      case PLACE -> !analysis.isFirstName(at) || things.isAmongPlaces(at);
      case NONE ->
          (analysis.has(Cue.MONTH, at) && !cued)
              || (isDemonym(at) && !cued)
              || analysis.has(Cue.STREET, at)
              || analysis.has(Cue.INSTITUTION, at)
              || analysis.has(Cue.COURT, at)
              || dates.isMonth(at);
    };
  }

  /** Belgian, German-speaking */
  private boolean isDemonym(int at) {
    String key = analysis.token(at).key();
    int dash = key.indexOf('-');
    return analysis.has(Cue.DEMONYM, at)
        || (dash > 0 && Cue.DEMONYM.in(analysis.rules().cues(key.substring(0, dash))));
  }
}
