package be.becivic.library.search.query;

import be.becivic.library.search.text.Analysers;
import be.becivic.library.search.text.SearchField;
import be.becivic.library.search.text.SearchLanguage;
import java.io.IOException;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;

/** Which language somebody wrote in, as far as the words that are known tell. */
public final class QueryLanguage {
  private static final String LETTERS = "àâäæçéèêëîïôöœùûüÿß";
  private static final double MOST = 0.8;
  private static final double HALF = 0.5;
  private static final List<SearchField> NAMES =
      List.of(SearchField.TITLE, SearchField.LEAD, SearchField.NAME);

  private final Analyzer analyser;
  private final IndexReader reader;
  private final QueryWords words;
  private final Map<SearchLanguage, Set<String>> small = new EnumMap<>(SearchLanguage.class);

  public QueryLanguage(Analyzer analyser, IndexReader reader, QueryWords words) {
    this.analyser = analyser;
    this.reader = reader;
    this.words = words;
    for (SearchLanguage language : SearchLanguage.values()) {
      Set<String> folded = new HashSet<>();
      Analysers.stopWords(language)
          .forEach(word -> folded.addAll(words.folded(new String((char[]) word))));
      small.put(language, folded);
    }
  }

  /** The one of the searched languages that most of the words are of, if there is one. */
  public Optional<SearchLanguage> of(List<String> typed) throws IOException {
    Map<SearchLanguage, Double> votes = new EnumMap<>(SearchLanguage.class);
    for (String word : typed) {
      Set<SearchLanguage> languages = languages(word);
      languages.forEach(language -> votes.merge(language, 1.0 / languages.size(), Double::sum));
    }
    double most = votes.values().stream().mapToDouble(vote -> vote).max().orElse(0);
    List<SearchLanguage> first =
        votes.keySet().stream()
            .filter(language -> Objects.requireNonNull(votes.get(language)) == most)
            .toList();
    return first.size() == 1 ? Optional.of(first.getFirst()) : Optional.empty();
  }

  /** Whether a text has letters that none of the searched languages writes, and few known words. */
  public boolean isForeign(String text, List<String> typed) throws IOException {
    return hasStrangeLetters(text) && known(typed) < MOST;
  }

  /** Whether a text may be in a language that is not searched: little of it is known. */
  public boolean mayBeForeign(String text, List<String> typed) throws IOException {
    return isForeign(text, typed) || typed.size() > 1 && known(typed) <= HALF;
  }

  private static boolean hasStrangeLetters(String text) {
    return text.codePoints()
        .filter(Character::isLetter)
        .map(Character::toLowerCase)
        .anyMatch(letter -> (letter < 'a' || letter > 'z') && LETTERS.indexOf(letter) < 0);
  }

  private double known(List<String> typed) throws IOException {
    int known = 0;
    for (String word : typed) {
      if (words.isListed(word) || !languages(word).isEmpty() || isInText(word)) {
        known++;
      }
    }
    return typed.isEmpty() ? 0 : known / (double) typed.size();
  }

  private boolean isInText(String word) throws IOException {
    return reader.docFreq(new Term(SearchField.TEXT.folded(), word)) > 0
        || reader.docFreq(new Term(SearchField.PLACE.folded(), word)) > 0;
  }

  private Set<SearchLanguage> languages(String word) throws IOException {
    Set<SearchLanguage> languages = new HashSet<>();
    for (SearchLanguage language : SearchLanguage.values()) {
      if (Objects.requireNonNull(small.get(language)).contains(word) || isName(word, language)) {
        languages.add(language);
      }
    }
    return languages;
  }

  private boolean isName(String word, SearchLanguage language) throws IOException {
    for (String stem : Analysers.terms(analyser, SearchField.TEXT.in(language), word)) {
      for (SearchField field : NAMES) {
        if (reader.docFreq(new Term(field.in(language), stem)) > 0) {
          return true;
        }
      }
    }
    return false;
  }
}
