package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;
import java.util.Set;
import java.util.regex.Pattern;

/** Clears ordinary words that their form or a number, a hyphen or a list beside them tells. */
final class OrdinaryNouns {
  private static final Pattern ORDINAL = Pattern.compile("\\d{1,2}");
  private static final Pattern SHORTENED = Pattern.compile("'(?i:ll|ve|re|d|m)$");
  private static final Pattern AMOUNT = Pattern.compile("\\d[\\d.,]*");
  private static final Set<String> FLOORS =
      Set.of("stock", "stockwerk", "etage", "obergeschoss", "untergeschoss", "og", "ug");
  private static final Set<String> ORDINAL_ARTICLES =
      Set.of("der", "die", "das", "dem", "den", "des", "im", "zum", "zur", "beim");
  private static final Set<String> LIMITS = Set.of("max", "min");
  private static final int LONGEST_ABBREVIATION = 8;
  private static final int LONGEST_ACRONYM = 5;
  private static final int SHORT = 3;

  /** What somebody may have: the Ndiaye-dossier. */
  private static final Set<String> OWNED =
      Set.of("dossier", "akte", "zaak", "fall", "brief", "gezin", "familie", "kinderen");

  private static final int REACH = 4;

  private final Analysis analysis;
  private final WordRows rows;

  OrdinaryNouns(Analysis analysis) {
    this.analysis = analysis;
    this.rows = new WordRows(analysis);
  }

  boolean clears(TokenMark mark) {
    if (isContraction(mark)) {
      return true;
    }
    return switch (mark.reason().kind()) {
      case TITLE, INTRODUCTION, SCRIPT -> false;
      case ROLE -> isAlone(mark) && isFloor(mark.from());
      case NAME_LIST ->
          isAlone(mark) && (isFloor(mark.from()) || isLimit(mark.from()) || isRequest(mark.from()));
      case MODEL -> isKind(mark) || rows.clears(mark) || (isAlone(mark) && isWord(mark.from()));
    };
  }

  private boolean isWord(int at) {
    return isFloor(at)
        || isLimit(at)
        || isRequest(at)
        || isCounted(at)
        || isAbbreviation(at)
        || isAcronym(at)
        || isParticle(at);
  }

  private static boolean isAlone(TokenMark mark) {
    return mark.to() == mark.from() + 1;
  }

  private boolean isGerman() {
    return analysis.rules().language() == ModelLanguage.DE;
  }

  /** My doctor isn't "conventionné", and I've waited. */
  private boolean isContraction(TokenMark mark) {
    int at = mark.from();
    if (analysis.rules().language() != ModelLanguage.EN) {
      return false;
    }
    boolean negated =
        mark.to() <= at + 2
            && at + 1 < analysis.size()
            && analysis.token(at).key().endsWith("n")
            && analysis.token(at + 1).text().equalsIgnoreCase("'t")
            && analysis.token(at).end() == analysis.token(at + 1).start();
    return negated || (isAlone(mark) && SHORTENED.matcher(analysis.token(at).text()).find());
  }

  /** De Limosa-melding, beim Wegwijs-Büro; man Kinder. */
  private boolean isKind(TokenMark mark) {
    int last = mark.to() - 1;
    for (int at = mark.from(); at < last; at++) {
      if (!analysis.has(Cue.PARTICLE, at) && !analysis.has(Hint.FUNCTION, at)) {
        return false;
      }
    }
    String key = analysis.token(last).key();
    boolean relatives =
        isGerman()
            && analysis.has(Cue.KIN, last)
            && analysis.familiarity(last) != Familiarity.STRANGE
            && !analysis.isFirstName(last);
    String kind = key.substring(key.lastIndexOf('-') + 1);
    boolean made =
        kind.length() < key.length() && analysis.rules().hints().words(Hint.DEVICE).contains(kind);
    return relatives || made || (analysis.isKind(last) && !OWNED.contains(kind));
  }

  /** Im 1. Stock: the full stop ends no sentence. */
  private boolean isFloor(int at) {
    if (!isGerman()
        || at < 2
        || !analysis.token(at - 1).is(".")
        || !ORDINAL.matcher(analysis.token(at - 2).text()).matches()) {
      return false;
    }
    boolean article = at > 2 && ORDINAL_ARTICLES.contains(analysis.token(at - 3).key());
    return FLOORS.contains(analysis.token(at).key())
        || (article
            && analysis.familiarity(at) != Familiarity.STRANGE
            && !analysis.isFirstName(at));
  }

  /** Max two visitors, min. 3 Fotos */
  private boolean isLimit(int at) {
    if (!LIMITS.contains(analysis.token(at).key()) || at + 1 >= analysis.size()) {
      return false;
    }
    int next = analysis.token(at + 1).is(".") ? at + 2 : at + 1;
    return next < analysis.size()
        && (analysis.token(next).shape() == TokenShape.NUMBER
            || analysis.has(Hint.NUMBER_WORD, next));
  }

  /** Laminieren Sie die Karte nicht. */
  private boolean isRequest(int at) {
    return isGerman()
        && analysis.token(at).opens()
        && analysis.token(at).key().endsWith("n")
        && at + 1 < analysis.size()
        && analysis.token(at + 1).text().equals("Sie");
  }

  /** 31 Felder; but "Schalter 2 Weber". */
  private boolean isCounted(int at) {
    return isGerman()
        && at > 0
        && AMOUNT.matcher(analysis.token(at - 1).text()).matches()
        && analysis.familiarity(at) != Familiarity.STRANGE
        && !analysis.has(Cue.SPEECH, at + 1)
        && !(at > 1 && analysis.token(at - 2).isCapitalised() && !analysis.token(at - 2).opens());
  }

  /** In 5-facher Ausf., Liste; MwSt.-Angabe: no sentence ends in a full stop and a comma. */
  private boolean isAbbreviation(int at) {
    if (at + 2 >= analysis.size()
        || !analysis.token(at + 1).is(".")
        || analysis.names(at) != 0
        || analysis.token(at).key().length() > LONGEST_ABBREVIATION) {
      return false;
    }
    Token next = analysis.token(at + 2);
    boolean glued = next.is("-") && next.start() == analysis.token(at + 1).end();
    boolean numbers =
        next.shape() == TokenShape.NUMBER && analysis.token(at).key().length() <= SHORT;
    return next.is(",") || next.is(";") || glued || numbers;
  }

  /** PIN en PUK, OUR of SHA: beside another acronym. */
  private boolean isAcronym(int at) {
    if (!isShortUpper(at) || analysis.isShouted() || analysis.has(Cue.SPEECH, at + 1)) {
      return false;
    }
    for (int other = Math.max(0, at - REACH);
        other < analysis.size() && other <= at + REACH;
        other++) {
      boolean beside = Math.abs(other - at) > 1;
      if (beside && isShortUpper(other) && analysis.names(other) == 0) {
        return true;
      }
    }
    return false;
  }

  private boolean isShortUpper(int at) {
    return analysis.token(at).shape() == TokenShape.UPPER
        && analysis.token(at).key().length() <= LONGEST_ACRONYM;
  }

  /** Wir durften rein. */
  private boolean isParticle(int at) {
    return analysis.token(at).shape() == TokenShape.LOWER && analysis.has(Hint.FUNCTION, at);
  }
}
