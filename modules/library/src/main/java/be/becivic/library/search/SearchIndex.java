package be.becivic.library.search;

import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.query.ListedExpressions;
import be.becivic.library.search.query.NamedConcepts;
import be.becivic.library.search.query.QueryCoverage;
import be.becivic.library.search.query.QueryLanguage;
import be.becivic.library.search.query.QueryWords;
import be.becivic.library.search.query.QueryWords.Words;
import be.becivic.library.search.query.WordQuery;
import be.becivic.library.search.query.WordsQuery;
import be.becivic.library.search.text.Analysers;
import be.becivic.library.search.text.Compounds;
import be.becivic.library.search.text.SearchField;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.library.search.text.SearchWords;
import be.becivic.protocol.lifecycle.Status;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.queries.function.FunctionScoreQuery;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DoubleValuesSource;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.BytesRef;

/** Everything that can be found, as it stood at one moment. Any thread may ask it. */
public final class SearchIndex implements AutoCloseable {
  private static final DoubleValuesSource WEIGHT =
      DoubleValuesSource.fromFloatField(SearchField.WEIGHT);

  private static final Set<SearchType> PROCEDURES = Set.of(SearchType.SKILL, SearchType.PATH);

  /** More than words that only occur in a thing add up to. */
  private static final float ASKED_BY_NAME = 100;

  private static final int LOOKED_AT = 3;
  private static final int COMPARED = 10;
  private static final float ABOUT_AS_WELL = 0.97f;

  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final QueryWords words;
  private final WordsQuery wanted;
  private final QueryCoverage coverage;
  private final QueryLanguage language;

  SearchIndex(Directory directory, Analyzer analyser, SearchWords words) throws IOException {
    this.reader = DirectoryReader.open(directory);
    this.searcher = new IndexSearcher(reader);
    ListedExpressions expressions = new ListedExpressions(analyser, words);
    this.words = new QueryWords(analyser, words, expressions);
    WordQuery word =
        new WordQuery(
            analyser,
            reader,
            new Compounds(expressions.words()),
            this.words.spelt(expressions.words()));
    NamedConcepts concepts = new NamedConcepts(expressions);
    this.wanted = new WordsQuery(word, concepts);
    this.language = new QueryLanguage(analyser, reader, this.words);
    this.coverage = new QueryCoverage(searcher, word, concepts);
  }

  /** Builds an index in memory. */
  public static SearchIndex build(Iterable<SearchDocument> documents, SearchWords words) {
    Analyzer analyser = Analysers.byField();
    try {
      Directory directory = new ByteBuffersDirectory();
      IndexBuild.write(directory, analyser, documents, words);
      return new SearchIndex(directory, analyser, words);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /**
   * Opens the index of what there is in a folder of its own, building it unless it is there
   * already. Other indexes are removed.
   */
  public static SearchIndex open(Path folder, SearchSources sources) {
    return ProgramStamp.find()
        .map(program -> IndexFingerprint.of(sources, program))
        .map(name -> open(folder, name, sources::documents, sources.words()))
        .orElseGet(() -> open(folder, sources.documents(), sources.words()));
  }

  static SearchIndex open(Path folder, List<SearchDocument> documents, SearchWords words) {
    return open(folder, IndexFingerprint.of(documents, words), () -> documents, words);
  }

  private static SearchIndex open(
      Path folder, String name, Supplier<List<SearchDocument>> documents, SearchWords words) {
    Analyzer analyser = Analysers.byField();
    try {
      return new SearchIndex(
          IndexFolder.open(folder, name, analyser, documents, words), analyser, words);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public int size() {
    return reader.numDocs();
  }

  /** The best finds, best first. */
  public List<SearchResult> search(SearchQuery query) {
    try {
      Words typed = words.read(query.text(), language);
      if (typed.all().isEmpty()) {
        return List.of();
      }
      Query sought = searcher.rewrite(wanted.of(typed));
      Optional<SearchLanguage> shown =
          query.language().isPresent() ? query.language() : language.of(typed.all());
      SearchHits finds = new SearchHits(searcher, sought, shown);
      List<SearchResult> results = new ArrayList<>();
      for (ScoreDoc hit :
          searcher.search(narrowed(sought, typed, query), query.limit()).scoreDocs) {
        results.add(finds.show(hit));
      }
      return results;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The best finds, and whether the procedures among them are what was sought. */
  public SearchAnswer answer(SearchQuery query) {
    try {
      return judged(query, search(query));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private SearchAnswer judged(SearchQuery query, List<SearchResult> found) throws IOException {
    SearchVerdict verdict = SearchVerdict.of(judge(query));
    Words typed = words.read(query.text(), language);
    Optional<SearchLanguage> spoken = language.of(typed.all());
    if (verdict == SearchVerdict.NOTHING_FITS
        || verdict == SearchVerdict.MAYBE && language.isForeign(query.text(), typed.all())) {
      return new SearchAnswer(
          found,
          SearchVerdict.NOTHING_FITS,
          isFact(query, typed, found),
          spoken,
          language.mayBeForeign(query.text(), typed.all()));
    }
    return new SearchAnswer(proceduresFirst(found), verdict, false, spoken, false);
  }

  /** What is for agents is no procedure, unless it leads. */
  private static List<SearchResult> proceduresFirst(List<SearchResult> found) {
    boolean isNamed = !found.isEmpty() && found.getFirst().isForAgents();
    List<SearchResult> ordered = new ArrayList<>(found);
    ordered.sort(
        Comparator.comparing(
            result -> !PROCEDURES.contains(result.type()) || result.isForAgents() && !isNamed));
    return ordered;
  }

  /** Whether a fact or place comes first and most of the words are its name. */
  private boolean isFact(SearchQuery query, Words typed, List<SearchResult> found)
      throws IOException {
    if (found.isEmpty() || PROCEDURES.contains(found.getFirst().type())) {
      return false;
    }
    List<Integer> first =
        Stream.of(searcher.search(narrowed(typed, query), 1).scoreDocs)
            .map(hit -> hit.doc)
            .toList();
    return coverage.of(typed, first).stream()
        .allMatch(coverage -> SearchVerdict.isEnough(coverage.share()));
  }

  /** What the first few procedures have to do with a query. */
  Judgement judge(SearchQuery query) {
    SearchQuery procedures =
        new SearchQuery(query.text(), PROCEDURES, query.statuses(), query.theme(), LOOKED_AT);
    try {
      Words typed = words.read(query.text(), language);
      if (typed.all().isEmpty()) {
        return Judgement.NONE;
      }
      ScoreDoc[] hits = searcher.search(narrowed(typed, procedures), COMPARED).scoreDocs;
      List<Integer> first = Stream.of(hits).limit(LOOKED_AT).map(hit -> hit.doc).toList();
      return Judgement.of(coverage.of(typed, first), rivals(hits));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** How many skills match about as well as the best; a path belongs to a skill and is no rival. */
  private int rivals(ScoreDoc[] hits) throws IOException {
    int rivals = 0;
    for (ScoreDoc hit : hits) {
      boolean isSkill =
          SearchType.SKILL
              .wireName()
              .equals(searcher.storedFields().document(hit.doc).get(SearchField.TYPE));
      if (isSkill && hit.score >= hits[0].score * ABOUT_AS_WELL) {
        rivals++;
      }
    }
    return rivals;
  }

  /** Gives back what the index holds, once those who hold it let go. */
  @Override
  public void close() {
    try {
      reader.close();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  boolean tryHold() {
    return reader.tryIncRef();
  }

  void letGo() {
    try {
      reader.decRef();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private Query narrowed(Words typed, SearchQuery query) throws IOException {
    return narrowed(searcher.rewrite(wanted.of(typed)), typed, query);
  }

  private Query narrowed(Query sought, Words typed, SearchQuery query) throws IOException {
    BooleanQuery.Builder narrowed =
        new BooleanQuery.Builder()
            .add(FunctionScoreQuery.boostByValue(sought, WEIGHT), Occur.MUST)
            .add(forAgents(typed), Occur.SHOULD)
            .add(
                anyOf(SearchField.TYPE, query.types().stream().map(SearchType::wireName)),
                Occur.FILTER)
            .add(
                anyOf(
                    SearchField.STATUS,
                    Stream.concat(Stream.of(""), query.statuses().stream().map(Status::wireName))),
                Occur.FILTER);
    query
        .theme()
        .ifPresent(
            theme -> narrowed.add(new TermQuery(new Term(SearchField.THEME, theme)), Occur.FILTER));
    return narrowed.build();
  }

  /** What is for agents comes first where it is asked for by its name, else last. */
  private Query forAgents(Words typed) throws IOException {
    Query named =
        new BooleanQuery.Builder()
            .add(wanted.named(typed), Occur.FILTER)
            .add(anyOf(SearchField.AUDIENCE, Stream.of(SearchField.AGENTS)), Occur.FILTER)
            .build();
    return new BoostQuery(new ConstantScoreQuery(named), ASKED_BY_NAME);
  }

  private static Query anyOf(String field, Stream<String> values) {
    return new TermInSetQuery(field, values.map(BytesRef::new).toList());
  }
}
