package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.TokenShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Marks names by what follows them: who they are (Noël, le concierge, a signé) and how old (Roos is
 * 83); and surnames after two initials, whatever else they mean (J.M. Fontaine).
 */
final class DescribedNames {
  private static final Set<String> ARTICLES =
      Set.of(
          "the", "our", "my", "their", "her", "his", "le", "la", "mon", "ma", "notre", "son", "sa",
          "de", "het", "mijn", "onze", "ons", "zijn", "haar", "der", "die", "das", "mein", "meine",
          "unser", "unsere", "ihr", "ihre", "sein", "seine");
  private static final Set<String> RELATIVES =
      Set.of("who", "whom", "whose", "qui", "dont", "die", "der");
  private static final Set<String> ARE = Set.of("is", "a", "ist", "was", "avait", "war", "wordt");
  private static final Set<String> YEARS_AFTER = Set.of("ans", "years", "jaar", "jahre");
  private static final int YOUNGEST = 10;
  private static final int OLDEST = 110;
  private static final int SHORTEST = 3;

  private final Analysis analysis;
  private final NameParts parts;
  private final List<TokenMark> marks = new ArrayList<>();

  private DescribedNames(Analysis analysis) {
    this.analysis = analysis;
    this.parts = new NameParts(analysis);
  }

  static List<TokenMark> marks(Analysis analysis) {
    var names = new DescribedNames(analysis);
    for (int at = 0; at < analysis.size(); at++) {
      if (names.isName(at) && names.isDescribed(at + 1)) {
        names.mark(at, at + 1, "before who it is");
      } else if (names.isName(at) && names.hasAge(at + 1)) {
        names.mark(at, at + 1, "before an age");
      } else if (names.isAfterInitials(at)) {
        names.mark(at, names.parts.end(at), "after initials");
      }
    }
    return names.marks;
  }

  private void mark(int from, int to, String detail) {
    marks.add(TokenMark.byRule(from, to, new Reason(Kind.TITLE, detail)));
  }

  /** One that opens, and is on a list of names: there no capital tells it from other words. */
  private boolean isName(int at) {
    return analysis.token(at).opens()
        && analysis.token(at).shape() == TokenShape.CAPITALISED
        && analysis.token(at).key().length() >= SHORTEST
        && analysis.isName(at)
        && (parts.isFreeOfCues(at) || isNamedLikeDay(at));
  }

  /** Noël, Toussaint */
  private boolean isNamedLikeDay(int at) {
    return analysis.has(Cue.MONTH, at) && analysis.isFirstName(at);
  }

  /** A comma, the role or kin with its article, and a comma or what else is to be said of them. */
  private boolean isDescribed(int comma) {
    int role = comma + 2;
    return role + 1 < analysis.size()
        && analysis.token(comma).is(",")
        && ARTICLES.contains(analysis.token(comma + 1).key())
        && (analysis.has(Cue.ROLE, role) || analysis.has(Cue.KIN, role))
        && (analysis.token(role + 1).is(",") || RELATIVES.contains(analysis.token(role + 1).key()));
  }

  /** Roos is 83 en, Rose a 80 ans; "May is 31 days" is neither. */
  private boolean hasAge(int verb) {
    if (verb + 2 >= analysis.size()
        || !ARE.contains(analysis.token(verb).key())
        || analysis.token(verb + 1).shape() != TokenShape.NUMBER
        || !isAge(analysis.token(verb + 1).text())) {
      return false;
    }
    String next = analysis.token(verb + 2).key();
    return YEARS_AFTER.contains(next)
        || !analysis.token(verb).is("a") && Set.of("and", "en", "und").contains(next);
  }

  private static boolean isAge(String number) {
    return number.length() <= SHORTEST
        && number.chars().allMatch(Character::isDigit)
        && Integer.parseInt(number) >= YOUNGEST
        && Integer.parseInt(number) <= OLDEST;
  }

  private boolean isAfterInitials(int at) {
    return at >= 4
        && analysis.token(at).shape() == TokenShape.CAPITALISED
        && isInitial(at - 2)
        && isInitial(at - 4)
        && analysis.token(at - 4).opens() == (at == 4)
        && (analysis.isName(at) || analysis.thing(at) == ThingKind.COMMUNE)
        && parts.isFreeOfCues(at);
  }

  private boolean isInitial(int at) {
    return analysis.token(at).shape() == TokenShape.INITIAL && analysis.token(at + 1).is(".");
  }
}
