package be.becivic.library.search.query;

import be.becivic.library.search.query.NamedConcepts.Concept;
import be.becivic.library.search.query.QueryWords.Words;
import be.becivic.library.search.text.SearchField;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/**
 * What a person's words ask of the index. Words that make up an expression count once, as what it
 * means or as the words they are, whichever matches better.
 */
public final class WordsQuery {
  private static final float CONCEPT = 5;
  private static final float CONCEPT_PER_FURTHER_WORD = 2;

  /** Where one comes from, say, hints at what one seeks only when nothing else tells. */
  private static final float HINT = 0.25f;

  private static final float TIE = 0.1f;
  private static final float TOGETHER = 0.5f;
  private static final int SLOP = 2;

  private static final List<SearchField> NAMES = List.of(SearchField.TITLE, SearchField.ALIAS);

  private final WordQuery words;
  private final NamedConcepts concepts;

  public WordsQuery(WordQuery words, NamedConcepts concepts) {
    this.words = words;
    this.concepts = concepts;
  }

  public Query of(Words typed) throws IOException {
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    List<String> left = new ArrayList<>(typed.telling());
    for (Concept concept : concepts.of(typed.all(), typed.spoken())) {
      List<String> spoken = concept.words().stream().map(typed.all()::get).toList();
      List<Query> ways = new ArrayList<>();
      float weight = CONCEPT + CONCEPT_PER_FURTHER_WORD * (spoken.size() - 1);
      if (Collections.disjoint(spoken, typed.telling())) {
        weight *= HINT;
      }
      for (int group : concept.groups()) {
        Term term = new Term(SearchField.CONCEPT, Integer.toString(group));
        ways.add(new BoostQuery(new TermQuery(term), weight));
      }
      ways.add(each(spoken.stream().filter(left::contains).toList(), typed));
      left.removeAll(spoken);
      query.add(new DisjunctionMaxQuery(ways, TIE), Occur.SHOULD);
    }
    query.add(each(left, typed), Occur.SHOULD);
    if (typed.telling().size() > 1) {
      query.add(together(typed.telling()), Occur.SHOULD);
    }
    return query.build();
  }

  /**
   * What is called by all of the words. One word, or such as stand in any question, call nothing by
   * its name.
   */
  public Query named(Words typed) throws IOException {
    if (typed.telling().size() < 2 || typed.common().containsAll(typed.telling())) {
      return MatchNoDocsQuery.INSTANCE;
    }
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String word : typed.telling()) {
      all.add(words.in(NAMES, word, typed.spoken()), Occur.MUST);
    }
    return all.build();
  }

  private Query each(List<String> some, Words typed) throws IOException {
    boolean isAlone = typed.telling().size() == 1;
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    for (String word : some) {
      boolean isOpen = typed.isLastOpen() && word.equals(typed.telling().getLast());
      query.add(words.of(word, typed.spoken(), isOpen, isAlone), Occur.SHOULD);
    }
    return query.build();
  }

  private static Query together(List<String> words) {
    String[] phrase = words.toArray(String[]::new);
    return new DisjunctionMaxQuery(
        List.of(
            phrase(SearchField.TITLE, TOGETHER, phrase),
            phrase(SearchField.ALIAS, TOGETHER, phrase),
            phrase(SearchField.PLACE, 1, phrase)),
        0);
  }

  private static Query phrase(SearchField field, float weight, String... words) {
    return new BoostQuery(new PhraseQuery(SLOP, field.folded(), words), field.weight() * weight);
  }
}
