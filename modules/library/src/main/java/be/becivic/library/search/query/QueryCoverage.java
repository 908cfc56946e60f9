package be.becivic.library.search.query;

import be.becivic.library.search.query.NamedConcepts.Concept;
import be.becivic.library.search.query.QueryWords.Words;
import be.becivic.library.search.text.SearchField;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;

/**
 * How much of a query a thing is about. A word counts the more the rarer it is. What is left over
 * speaks against it, the next word always less than the one before: who tells a story asks for no
 * less than who types two words. The name of a commune says where, not what, and counts only for
 * what has it in its own name.
 */
public final class QueryCoverage {
  /** What a word weighs that stands in questions about anything. */
  private static final double COMMON = 0.15;

  /** A word nothing knows may be about something else, or about the person. */
  private static final double UNKNOWN = 0.7;

  private static final double ELSEWHERE = 2;

  /** Beside a whole expression for what is sought, something else says how it came about. */
  private static final double CIRCUMSTANCE = 0.7;

  /** What the next word left over counts, measured by the one before. */
  private static final double FURTHER = 0.5;

  private static final double SURE = 0.7;

  /** What names more things than this does not tell them apart. */
  private static final int FEW = 6;

  private final IndexSearcher searcher;
  private final WordQuery words;
  private final NamedConcepts concepts;

  /**
   * What the words say about a document.
   *
   * @param share from 0, when none of the words say what it is about, to 1, when all do
   * @param isSpecific whether one of them says it of few others
   */
  public record Coverage(double share, boolean isSpecific) {}

  public QueryCoverage(IndexSearcher searcher, WordQuery words, NamedConcepts concepts) {
    this.searcher = searcher;
    this.words = words;
    this.concepts = concepts;
  }

  /** The coverage of each document, in their order. */
  public List<Coverage> of(Words typed, List<Integer> documents) throws IOException {
    List<Concept> named = concepts.of(typed.all(), typed.spoken());
    Map<String, WordEvidence> evidence = new HashMap<>();
    for (String word : typed.telling()) {
      evidence.put(word, WordEvidence.of(word, typed.spoken(), words, searcher));
    }
    List<Coverage> coverages = new ArrayList<>();
    for (int document : documents) {
      coverages.add(coverage(typed, named, evidence, document));
    }
    return coverages;
  }

  private Coverage coverage(
      Words typed, List<Concept> concepts, Map<String, WordEvidence> evidence, int document)
      throws IOException {
    Set<String> named = new HashSet<>();
    Set<String> telling = new HashSet<>(typed.telling());
    telling.removeAll(typed.common());
    Set<String> elsewhere = new HashSet<>();
    boolean isGeneric = telling.isEmpty();
    Set<String> own = Set.copyOf(telling);
    Map<String, Integer> spreads = new HashMap<>();
    boolean isSpecific = false;
    boolean isSpelledOut = false;
    for (Concept concept : concepts) {
      List<String> spoken = concept.words().stream().map(typed.all()::get).toList();
      int others = spread(concept, document);
      if (others > 0) {
        named.addAll(spoken);
        spoken.forEach(word -> spreads.merge(word, others, Math::min));
        if (spoken.size() > 1) {
          telling.addAll(spoken);
        }
        isSpecific |= others <= FEW && !Collections.disjoint(telling, spoken);
        isSpelledOut |= others <= FEW && spoken.size() > 1 && !Collections.disjoint(own, spoken);
      } else if (this.concepts.isElsewhere(concept)) {
        elsewhere.addAll(spoken);
        if (spoken.size() > 1) {
          telling.addAll(spoken);
        }
      }
    }
    double covered = 0;
    List<Double> left = new ArrayList<>();
    Set<String> counted = new LinkedHashSet<>(typed.telling());
    counted.addAll(telling);
    for (String word : counted) {
      double share =
          elsewhere.contains(word)
              ? 0
              : named.contains(word) ? 1 : Objects.requireNonNull(evidence.get(word)).in(document);
      if (share < 1 && isPlace(word)) {
        continue;
      }
      if (isGeneric && telling.isEmpty() && share < 1) {
        share = 0;
      }
      int frequency = Math.max(frequency(word), spreads.getOrDefault(word, 0));
      boolean isCommon = !telling.contains(word);
      double weight =
          Math.log(1 + reader().numDocs() / (1.0 + Math.max(frequency, share > 0 ? 1 : 0)));
      if (share > SURE && !isCommon && frequency <= FEW) {
        isSpecific = true;
      }
      weight *=
          elsewhere.contains(word) && share == 0
              ? isSpelledOut ? CIRCUMSTANCE : ELSEWHERE
              : isCommon ? COMMON : frequency == 0 && share == 0 ? UNKNOWN : 1;
      covered += weight * share;
      left.add(weight * (1 - share));
    }
    left.sort(Comparator.reverseOrder());
    double against = 0;
    double further = 1;
    for (double weight : left) {
      against += weight * further;
      further *= FURTHER;
    }
    double all = covered + against;
    return new Coverage(all == 0 ? 0 : covered / all, isSpecific);
  }

  /** How many things the concept names, if the document is among them, else 0. */
  private int spread(Concept concept, int document) throws IOException {
    int fewest = 0;
    for (int group : concept.groups()) {
      Term term = new Term(SearchField.CONCEPT, Integer.toString(group));
      if (DocumentMatch.of(new TermQuery(term), searcher).isIn(document)) {
        int spread = reader().docFreq(term);
        fewest = fewest == 0 ? spread : Math.min(fewest, spread);
      }
    }
    return fewest;
  }

  private boolean isPlace(String word) throws IOException {
    return reader().docFreq(new Term(SearchField.PLACE.folded(), word)) > 0;
  }

  private int frequency(String word) throws IOException {
    int frequency = 0;
    for (SearchField field : List.of(SearchField.TITLE, SearchField.LEAD, SearchField.TEXT)) {
      frequency = Math.max(frequency, reader().docFreq(new Term(field.folded(), word)));
    }
    return frequency;
  }

  private IndexReader reader() {
    return searcher.getIndexReader();
  }
}
