package be.becivic.training;

import be.becivic.ner.tagger.LanguageGuess;
import be.becivic.ner.text.FoldedText;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.Tokeniser;

/** Counts words and letter triples per language and turns them into costs. */
final class LanguageCounts {
  private static final double SCALE = 8;

  private final int[][] counts = new int[ModelLanguage.values().length][LanguageGuess.SLOTS];
  private final long[] totals = new long[ModelLanguage.values().length];

  void add(ModelLanguage language, String text) {
    int[] own = counts[language.ordinal()];
    for (Token token : Tokeniser.tokens(FoldedText.of(text))) {
      LanguageGuess.forEachTrait(
          token,
          trait -> {
            own[trait]++;
            totals[language.ordinal()]++;
          });
    }
  }

  LanguageGuess guess() {
    var costs = new byte[counts.length][LanguageGuess.SLOTS];
    for (int language = 0; language < counts.length; language++) {
      for (int slot = 0; slot < LanguageGuess.SLOTS; slot++) {
        double share =
            (counts[language][slot] + 0.5) / (totals[language] + 0.5 * LanguageGuess.SLOTS);
        costs[language][slot] =
            (byte) Math.min(Byte.MAX_VALUE, Math.round(-StrictMath.log(share) * SCALE));
      }
    }
    return new LanguageGuess(costs);
  }
}
