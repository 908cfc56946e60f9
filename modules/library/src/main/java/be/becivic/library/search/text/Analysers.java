package be.becivic.library.search.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.DelegatingAnalyzerWrapper;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.de.GermanAnalyzer;
import org.apache.lucene.analysis.de.GermanLightStemFilter;
import org.apache.lucene.analysis.de.GermanNormalizationFilter;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.fr.FrenchAnalyzer;
import org.apache.lucene.analysis.fr.FrenchLightStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.nl.DutchAnalyzer;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.util.ElisionFilter;
import org.tartarus.snowball.ext.DutchStemmer;

/** How text becomes terms: one way a language, and one that only folds case and diacritics. */
public final class Analysers {
  private static final int GAP_BETWEEN_EXPRESSIONS = 100;

  private Analysers() {}

  /** Chooses by the end of the field's name. */
  public static Analyzer byField() {
    Analyzer folding = folding();
    Analyzer[] stemming = new Analyzer[SearchLanguage.values().length];
    for (SearchLanguage language : SearchLanguage.values()) {
      stemming[language.ordinal()] = stemming(language);
    }
    return new DelegatingAnalyzerWrapper(Analyzer.PER_FIELD_REUSE_STRATEGY) {
      @Override
      protected Analyzer getWrappedAnalyzer(String field) {
        return SearchField.language(field)
            .map(language -> stemming[language.ordinal()])
            .orElse(folding);
      }
    };
  }

  public static CharArraySet stopWords(SearchLanguage language) {
    return switch (language) {
      case EN -> EnglishAnalyzer.getDefaultStopSet();
      case FR -> FrenchAnalyzer.getDefaultStopSet();
      case NL -> DutchAnalyzer.getDefaultStopSet();
      case DE -> GermanAnalyzer.getDefaultStopSet();
    };
  }

  public static List<String> terms(Analyzer analyser, String field, String text) {
    try (TokenStream tokens = analyser.tokenStream(field, text)) {
      CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
      List<String> terms = new ArrayList<>();
      tokens.reset();
      while (tokens.incrementToken()) {
        terms.add(term.toString());
      }
      tokens.end();
      return terms;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static Analyzer folding() {
    return new Chain() {
      @Override
      TokenStream filter(TokenStream words) {
        return new ASCIIFoldingFilter(words);
      }
    };
  }

  private static Analyzer stemming(SearchLanguage language) {
    return new Chain() {
      @Override
      TokenStream filter(TokenStream words) {
        TokenStream kept = new StopFilter(words, stopWords(language));
        return switch (language) {
          case EN ->
              new PorterStemFilter(new ASCIIFoldingFilter(new EnglishPossessiveFilter(kept)));
          case FR -> new FrenchLightStemFilter(new ASCIIFoldingFilter(kept));
          case NL -> new SnowballFilter(new ASCIIFoldingFilter(kept), new DutchStemmer());
          case DE ->
              new GermanLightStemFilter(
                  new ASCIIFoldingFilter(new GermanNormalizationFilter(kept)));
        };
      }
    };
  }

  private abstract static class Chain extends Analyzer {
    abstract TokenStream filter(TokenStream words);

    @Override
    protected TokenStreamComponents createComponents(String field) {
      StandardTokenizer tokenizer = new StandardTokenizer();
      TokenStream words =
          new ElisionFilter(new LowerCaseFilter(tokenizer), FrenchAnalyzer.DEFAULT_ARTICLES);
      return new TokenStreamComponents(tokenizer, filter(words));
    }

    @Override
    public int getPositionIncrementGap(String field) {
      return GAP_BETWEEN_EXPRESSIONS;
    }
  }
}
