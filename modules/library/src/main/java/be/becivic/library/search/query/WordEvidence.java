package be.becivic.library.search.query;

import be.becivic.library.search.text.SearchField;
import be.becivic.library.search.text.SearchLanguage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;

/** How surely one word of a query says what a document is about, from 0 to 1. */
final class WordEvidence {
  private static final double NAMED = 1;
  private static final double MISSPELT = 0.8;
  private static final double MENTIONED = 0.6;
  private static final double PART = 0.4;
  private static final double IN_TEXT = 0.3;

  private static final List<SearchField> NAMES =
      List.of(SearchField.TITLE, SearchField.NAME, SearchField.SOURCE, SearchField.PLACE);
  private static final List<SearchField> MENTIONS = List.of(SearchField.LEAD, SearchField.ALIAS);
  private static final List<SearchField> CALLED =
      List.of(SearchField.TITLE, SearchField.ALIAS, SearchField.LEAD);

  private final IndexSearcher searcher;
  private final List<Way> ways;

  /** What to look for, and what it proves. */
  private record Way(DocumentMatch match, double share) {}

  private WordEvidence(IndexSearcher searcher, List<Way> ways) {
    this.searcher = searcher;
    this.ways = ways;
  }

  static WordEvidence of(
      String word, Set<SearchLanguage> spoken, WordQuery words, IndexSearcher searcher)
      throws IOException {
    WordEvidence evidence = new WordEvidence(searcher, new ArrayList<>());
    evidence.add(words.in(NAMES, word, spoken), NAMED);
    boolean isKnown = words.isKnown(word, spoken);
    List<String> parts = isKnown ? List.of() : words.parts(word);
    if (parts.size() > 1) {
      evidence.add(words.partsIn(CALLED, parts, spoken), NAMED);
    } else if (!isKnown && parts.isEmpty() && words.mayBeMisspelt(word)) {
      evidence.add(words.misspeltIn(NAMES, word), MISSPELT);
    }
    evidence.add(words.in(MENTIONS, word, spoken), MENTIONED);
    for (String part : parts) {
      evidence.add(words.in(CALLED, part, spoken), PART);
    }
    evidence.add(words.in(List.of(SearchField.TEXT), word, spoken), IN_TEXT);
    return evidence;
  }

  double in(int document) throws IOException {
    for (Way way : ways) {
      if (way.match().isIn(document)) {
        return way.share();
      }
    }
    return 0;
  }

  private void add(Query query, double share) throws IOException {
    ways.add(new Way(DocumentMatch.of(query, searcher), share));
  }
}
