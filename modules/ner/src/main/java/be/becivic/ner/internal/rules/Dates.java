package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.text.TokenShape;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells months that are cut short from the people called so. */
final class Dates {
  private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");
  private static final Set<String> SHORT_MONTHS =
      Set.of(
          "jan", "janv", "feb", "fev", "fevr", "mar", "mrt", "apr", "avr", "mai", "mei", "jun",
          "juin", "jul", "juil", "aug", "aou", "sep", "sept", "oct", "okt", "nov", "dec", "dez");
  private static final Set<String> BEFORE_MONTHS = Set.of("im", "in", "depuis", "since");

  private final Analysis analysis;

  Dates(Analysis analysis) {
    this.analysis = analysis;
  }

  /** 1 Jan 2026, im Jan., not Jan. */
  boolean isMonth(int at) {
    if (!SHORT_MONTHS.contains(analysis.token(at).key())) {
      return false;
    }
    int year = analysis.token(Math.min(at + 1, analysis.size() - 1)).is(".") ? at + 2 : at + 1;
    boolean day = at > 0 && analysis.token(at - 1).shape() == TokenShape.NUMBER;
    boolean dotted =
        year == at + 2 && at > 0 && BEFORE_MONTHS.contains(analysis.token(at - 1).key());
    return day
        || dotted
        || (year < analysis.size() && YEAR.matcher(analysis.token(year).text()).matches());
  }
}
