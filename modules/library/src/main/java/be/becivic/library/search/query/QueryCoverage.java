package be.becivic.library.search.query;

import be.becivic.library.search.query.NamedConcepts.Concept;
import be.becivic.library.search.query.QueryWords.Words;
import be.becivic.library.search.text.SearchField;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.TermQuery;

/**
 * How much of a query a thing is about. A word counts the more the rarer it is, and most where
 * nothing knows it: who asks for something else than we have says so in words we do not have. The
 * name of a commune says where, not what, and counts only for what has it in its own name.
 */
public final class QueryCoverage {
  private static final double IN_TEXT = 0.35;
  private static final double UNKNOWN = 1.2;
  private static final int SEEN_AS_STEM = 1;

  private final IndexSearcher searcher;
  private final WordQuery words;
  private final NamedConcepts concepts;

  public QueryCoverage(IndexSearcher searcher, WordQuery words, NamedConcepts concepts) {
    this.searcher = searcher;
    this.words = words;
    this.concepts = concepts;
  }

  /** From 0, when none of the words say what the document is about, to 1, when all do. */
  public double of(Words typed, int document) throws IOException {
    Set<String> named = new HashSet<>();
    for (Concept concept : concepts.of(typed.all())) {
      if (isAbout(document, concept)) {
        concept.words().forEach(word -> named.add(typed.all().get(word)));
      }
    }
    double covered = 0;
    double all = 0;
    for (String word : typed.telling()) {
      double share = named.contains(word) ? 1 : share(word, document);
      if (share < 1 && isPlace(word)) {
        continue;
      }
      double weight = rarity(word, share > 0);
      all += weight;
      covered += weight * share;
    }
    return all == 0 ? 0 : covered / all;
  }

  private boolean isPlace(String word) throws IOException {
    return searcher.getIndexReader().docFreq(new Term(SearchField.PLACE.folded(), word)) > 0;
  }

  private boolean isAbout(int document, Concept concept) throws IOException {
    for (int group : concept.groups()) {
      if (matches(
          new TermQuery(new Term(SearchField.CONCEPT, Integer.toString(group))), document)) {
        return true;
      }
    }
    return false;
  }

  private double share(String word, int document) throws IOException {
    if (matches(words.naming(word), document)) {
      return 1;
    }
    return matches(words.of(word, false, false), document) ? IN_TEXT : 0;
  }

  /** A word that matches by its stem alone is known, only not in this form. */
  private double rarity(String word, boolean isMatched) throws IOException {
    int frequency = 0;
    for (SearchField field : List.of(SearchField.TITLE, SearchField.LEAD, SearchField.TEXT)) {
      frequency =
          Math.max(frequency, searcher.getIndexReader().docFreq(new Term(field.folded(), word)));
    }
    boolean isKnown = frequency > 0 || isMatched;
    int seen = isMatched ? Math.max(frequency, SEEN_AS_STEM) : frequency;
    double rarity = Math.log(1 + searcher.getIndexReader().numDocs() / (1.0 + seen));
    return isKnown ? rarity : rarity * UNKNOWN;
  }

  private boolean matches(Query query, int document) throws IOException {
    List<LeafReaderContext> leaves = searcher.getLeafContexts();
    LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(document, leaves));
    Scorer scorer =
        searcher
            .createWeight(searcher.rewrite(query), ScoreMode.COMPLETE_NO_SCORES, 1)
            .scorer(leaf);
    int within = document - leaf.docBase;
    return scorer != null && scorer.iterator().advance(within) == within;
  }
}
