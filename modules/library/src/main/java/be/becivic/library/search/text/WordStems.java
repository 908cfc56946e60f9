package be.becivic.library.search.text;

import java.util.HashSet;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;

/** What the words of a text have in common with other forms of them, as the index reads them. */
public final class WordStems {
  private static final Analyzer ANALYSER = Analysers.byField();

  private WordStems() {}

  /** Without the words that any text of the language has. */
  public static Set<String> of(String text, SearchLanguage language) {
    return new HashSet<>(Analysers.terms(ANALYSER, SearchField.TEXT.in(language), text));
  }
}
