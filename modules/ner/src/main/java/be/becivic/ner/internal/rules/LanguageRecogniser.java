package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analyser;
import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.tagger.Tagger;
import be.becivic.ner.text.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Model, triggers and vetoes of one language. */
public final class LanguageRecogniser {
  /** How far the model leans against a person before a list of names alone does not count. */
  private static final int AGAINST = -250;

  private final Analyser analyser;
  private final Tagger tagger;

  public LanguageRecogniser(Analyser analyser, Tagger tagger) {
    this.analyser = analyser;
    this.tagger = tagger;
  }

  /** What one language makes of a text: its marks, and a say in those of the others. */
  public record Reading(List<TokenMark> marks, Predicate<TokenMark> vetoes) {}

  public Reading read(List<Token> tokens) {
    Analysis analysis = analyser.analyse(tokens);
    var vetoes = new Vetoes(analysis);
    int[] margins = tagger.margins(analysis);
    var marks = new ArrayList<>(Triggers.marks(analysis));
    marks.removeIf(mark -> isOutweighed(mark, margins));
    marks.addAll(byModel(analysis, margins));
    marks.removeIf(vetoes::clears);
    return new Reading(List.copyOf(marks), mark -> vetoes.clears(mark.ofAnotherLanguage()));
  }

  /** Jan en alleman mag voor: a name on a list, and the rest tells the model that it is nobody. */
  private static boolean isOutweighed(TokenMark mark, int[] margins) {
    return mark.reason().kind() == Kind.NAME_LIST
        && Arrays.stream(margins, mark.from(), mark.to()).allMatch(margin -> margin <= AGAINST);
  }

  private List<TokenMark> byModel(Analysis analysis, int[] margins) {
    String language = analysis.rules().language().code();
    var marks = new ArrayList<TokenMark>();
    int at = 0;
    while (at < margins.length) {
      int from = at;
      int strongest = Integer.MIN_VALUE;
      while (at < margins.length && margins[at] > tagger.threshold()) {
        strongest = Math.max(strongest, margins[at]);
        at++;
      }
      int to = at;
      while (from < to && !analysis.token(from).isWord()) {
        from++;
      }
      while (to > from && !analysis.token(to - 1).isWord()) {
        to--;
      }
      if (to > from) {
        int lead = strongest - tagger.threshold();
        var reason = new Reason(Kind.MODEL, "model " + language + ", score " + lead);
        marks.add(new TokenMark(from, to, reason, strongest));
      }
      at++;
    }
    return marks;
  }
}
