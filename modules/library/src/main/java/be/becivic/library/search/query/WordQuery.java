package be.becivic.library.search.query;

import be.becivic.library.search.text.Analysers;
import be.becivic.library.search.text.Compounds;
import be.becivic.library.search.text.SearchField;
import be.becivic.library.search.text.SearchLanguage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.MultiTermQuery.RewriteMethod;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/**
 * What one word asks of the index. It counts once, where it matches best: as written, by its stem
 * in a language, as the beginning of a word, as a compound, or misspelt.
 */
public final class WordQuery {
  private static final float TIE = 0.1f;
  private static final float STEM = 0.9f;
  private static final float BEGINNING = 0.6f;
  private static final float COMPOUND = 0.7f;
  private static final float MISSPELT = 0.4f;

  /** Who types a number looks for a fact or a law. */
  private static final float NUMBER = 3;

  private static final float PLACE_AMONG_OTHERS = 0.3f;
  private static final int SHORTEST_MISSPELT = 5;
  private static final int TWO_SLIPS_FROM = 8;
  private static final RewriteMethod FEW = new BestOfTerms(10);
  private static final RewriteMethod SEVERAL = new BestOfTerms(20);
  private static final List<SearchField> NAMES =
      List.of(
          SearchField.TITLE,
          SearchField.ALIAS,
          SearchField.LEAD,
          SearchField.SOURCE,
          SearchField.PLACE);

  private static final List<SearchField> SOUGHT =
      List.of(
          SearchField.TITLE,
          SearchField.ALIAS,
          SearchField.LEAD,
          SearchField.SOURCE,
          SearchField.PLACE,
          SearchField.TEXT);

  /** Names of places have no other forms: "Wetter" is not Wetteren. */
  private static final Set<SearchLanguage> NO_FORMS = Set.of();

  private final Analyzer analyser;
  private final IndexReader reader;
  private final Compounds compounds;
  private final Set<String> spelt;

  /**
   * Reads words for an index.
   *
   * @param spelt words known to be spelt right, though the index may not have them
   */
  public WordQuery(Analyzer analyser, IndexReader reader, Compounds compounds, Set<String> spelt) {
    this.analyser = analyser;
    this.reader = reader;
    this.compounds = compounds;
    this.spelt = spelt;
  }

  /**
   * Asks for a word.
   *
   * @param spoken the languages in which other forms of the word count
   * @param isOpen whether it may still be being typed
   * @param isAlone whether nothing else is asked for; beside other words, the name of a commune
   *     says where, not what
   */
  Query of(String word, Set<SearchLanguage> spoken, boolean isOpen, boolean isAlone)
      throws IOException {
    List<Query> ways = new ArrayList<>();
    boolean isKnown = asWritten(word, spoken, isAlone, SOUGHT, ways);
    if (isOpen) {
      NAMES.forEach(field -> ways.add(beginning(field, word, isAlone)));
    }
    if (!isKnown) {
      List<String> parts = compounds.parts(word);
      if (!parts.isEmpty()) {
        ways.add(compound(parts, spoken));
      } else if (mayBeMisspelt(word)) {
        NAMES.forEach(field -> ways.add(misspelt(field, word, isAlone)));
      }
    }
    return new DisjunctionMaxQuery(ways, TIE);
  }

  /** Asks for a word as written in some fields, or for one of its forms. */
  Query in(List<SearchField> fields, String word, Set<SearchLanguage> spoken) throws IOException {
    List<Query> ways = new ArrayList<>();
    asWritten(word, spoken, false, fields, ways);
    return new DisjunctionMaxQuery(ways, TIE);
  }

  /** Asks for all the parts of a compound in some fields. */
  Query partsIn(List<SearchField> fields, List<String> parts, Set<SearchLanguage> spoken)
      throws IOException {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String part : parts) {
      all.add(in(fields, part, spoken), Occur.MUST);
    }
    return all.build();
  }

  /** Asks for what a word may have been meant to be. */
  Query misspeltIn(List<SearchField> fields, String word) {
    return new DisjunctionMaxQuery(
        fields.stream().map(field -> misspelt(field, word, false)).toList(), TIE);
  }

  /** Whether a word is among names, or in the text as it is written. */
  boolean isKnown(String word, Set<SearchLanguage> spoken) throws IOException {
    return asWritten(word, spoken, false, SOUGHT, new ArrayList<>());
  }

  boolean mayBeMisspelt(String word) {
    return word.length() >= SHORTEST_MISSPELT && !spelt.contains(word);
  }

  List<String> parts(String word) {
    return compounds.parts(word);
  }

  private boolean asWritten(
      String word,
      Set<SearchLanguage> spoken,
      boolean isAlone,
      List<SearchField> fields,
      List<Query> ways)
      throws IOException {
    Map<SearchLanguage, List<String>> stems = new EnumMap<>(SearchLanguage.class);
    for (SearchLanguage language : spoken) {
      stems.put(language, Analysers.terms(analyser, SearchField.TEXT.in(language), word));
    }
    boolean isKnown = false;
    for (SearchField field : fields) {
      float weight = weight(field, isAlone);
      if (field == SearchField.SOURCE && Character.isDigit(word.codePointAt(0))) {
        weight *= NUMBER;
      }
      Term written = new Term(field.folded(), word);
      isKnown |= addKnown(written, weight, ways);
      for (SearchLanguage language : field == SearchField.PLACE ? NO_FORMS : spoken) {
        for (String stem : Objects.requireNonNull(stems.get(language))) {
          Term term = new Term(field.in(language), stem);
          isKnown |= addKnown(term, weight * STEM, ways) && field != SearchField.TEXT;
        }
      }
    }
    return isKnown;
  }

  private boolean addKnown(Term term, float weight, List<Query> ways) throws IOException {
    boolean isKnown = reader.docFreq(term) > 0;
    if (isKnown) {
      ways.add(new BoostQuery(new TermQuery(term), weight));
    }
    return isKnown;
  }

  private Query compound(List<String> parts, Set<SearchLanguage> spoken) throws IOException {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String part : parts) {
      List<Query> ways = new ArrayList<>();
      asWritten(part, spoken, false, SOUGHT, ways);
      all.add(new DisjunctionMaxQuery(ways, TIE), Occur.SHOULD);
    }
    return new BoostQuery(all.build(), COMPOUND);
  }

  private static Query beginning(SearchField field, String word, boolean isAlone) {
    return new BoostQuery(
        new PrefixQuery(new Term(field.folded(), word), SEVERAL),
        weight(field, isAlone) * BEGINNING);
  }

  private static Query misspelt(SearchField field, String word, boolean isAlone) {
    int slips = word.length() < TWO_SLIPS_FROM ? 1 : 2;
    return new BoostQuery(
        new FuzzyQuery(new Term(field.folded(), word), slips, 1, 10, true, FEW),
        weight(field, isAlone) * MISSPELT);
  }

  private static float weight(SearchField field, boolean isAlone) {
    return field == SearchField.PLACE && !isAlone
        ? field.weight() * PLACE_AMONG_OTHERS
        : field.weight();
  }
}
