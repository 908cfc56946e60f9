package be.becivic.library.search;

import be.becivic.library.search.QueryWords.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.MultiTermQuery.RewriteMethod;
import org.apache.lucene.search.MultiTermQuery.TopTermsBlendedFreqScoringRewrite;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/**
 * What a person's words ask of the index. A word counts once, where it matches best: as written, by
 * its stem in a language, as the beginning of a word, or misspelt.
 */
final class Wanted {
  private static final float TIE = 0.1f;
  private static final float STEM = 0.9f;
  private static final float BEGINNING = 0.6f;
  private static final float MISSPELT = 0.4f;
  private static final float TOGETHER = 0.5f;
  private static final int SHORTEST_MISSPELT = 4;
  private static final int TWO_SLIPS_FROM = 8;
  private static final int SLOP = 2;
  private static final RewriteMethod FEW = new TopTermsBlendedFreqScoringRewrite(10);
  private static final RewriteMethod SEVERAL = new TopTermsBlendedFreqScoringRewrite(30);
  private static final List<SearchField> NAMES =
      List.of(SearchField.TITLE, SearchField.ALIAS, SearchField.LEAD);

  private final Analyzer analyser;
  private final IndexReader reader;

  Wanted(Analyzer analyser, IndexReader reader) {
    this.analyser = analyser;
    this.reader = reader;
  }

  Query of(Words typed) throws IOException {
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    List<String> words = typed.words();
    for (int i = 0; i < words.size(); i++) {
      boolean isOpen = typed.isLastOpen() && i == words.size() - 1;
      query.add(word(words.get(i), isOpen), Occur.SHOULD);
    }
    if (words.size() > 1) {
      query.add(together(words), Occur.SHOULD);
    }
    return query.build();
  }

  private Query word(String word, boolean isOpen) throws IOException {
    List<Query> ways = new ArrayList<>();
    boolean isKnown = false;
    for (SearchField field : SearchField.values()) {
      for (Term term : terms(field, word)) {
        float weight = SearchField.language(term.field()).isPresent() ? STEM : 1;
        ways.add(weighed(new TermQuery(term), field.weight() * weight));
        isKnown |= NAMES.contains(field) && reader.docFreq(term) > 0;
      }
    }
    if (isOpen) {
      NAMES.forEach(field -> ways.add(beginning(field, word)));
    }
    if (!isKnown && word.length() >= SHORTEST_MISSPELT) {
      NAMES.forEach(field -> ways.add(misspelt(field, word)));
    }
    return new DisjunctionMaxQuery(ways, TIE);
  }

  private List<Term> terms(SearchField field, String word) {
    List<Term> terms = new ArrayList<>();
    terms.add(new Term(field.folded(), word));
    for (Language language : Language.values()) {
      for (String stem : Analysers.terms(analyser, field.in(language), word)) {
        terms.add(new Term(field.in(language), stem));
      }
    }
    return terms;
  }

  private static Query beginning(SearchField field, String word) {
    return weighed(
        new PrefixQuery(new Term(field.folded(), word), SEVERAL), field.weight() * BEGINNING);
  }

  private static Query misspelt(SearchField field, String word) {
    int slips = word.length() < TWO_SLIPS_FROM ? 1 : 2;
    return weighed(
        new FuzzyQuery(new Term(field.folded(), word), slips, 1, 10, true, FEW),
        field.weight() * MISSPELT);
  }

  private static Query together(List<String> words) {
    String[] phrase = words.toArray(String[]::new);
    return new DisjunctionMaxQuery(
        List.of(
            weighed(
                new PhraseQuery(SLOP, SearchField.TITLE.folded(), phrase),
                SearchField.TITLE.weight() * TOGETHER),
            weighed(
                new PhraseQuery(SLOP, SearchField.ALIAS.folded(), phrase),
                SearchField.ALIAS.weight() * TOGETHER)),
        0);
  }

  private static Query weighed(Query query, float weight) {
    return new BoostQuery(query, weight);
  }
}
