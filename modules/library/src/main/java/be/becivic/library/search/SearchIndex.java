package be.becivic.library.search;

import be.becivic.library.search.QueryWords.Words;
import be.becivic.protocol.lifecycle.Status;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
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
  private final Directory directory;
  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final QueryWords words;
  private final Wanted wanted;

  SearchIndex(Directory directory, Analyzer analyser, SearchWords words) throws IOException {
    this.directory = directory;
    this.reader = DirectoryReader.open(directory);
    this.searcher = new IndexSearcher(reader);
    this.words = new QueryWords(analyser, words);
    this.wanted = new Wanted(analyser, reader);
  }

  /** Builds the index in memory. */
  public static SearchIndex build(Iterable<SearchDocument> documents, SearchWords words) {
    try {
      Directory directory = new ByteBuffersDirectory();
      Analyzer analyser = Analysers.byField();
      IndexBuild.write(directory, analyser, documents, words);
      return new SearchIndex(directory, analyser, words);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public int size() {
    return reader.numDocs();
  }

  /** The best finds, best first. */
  public List<SearchResult> search(SearchQuery query) {
    Words typed = words.read(query.text());
    if (typed.words().isEmpty()) {
      return List.of();
    }
    try {
      Query sought = searcher.rewrite(wanted.of(typed));
      Finds finds = new Finds(searcher, sought);
      List<SearchResult> results = new ArrayList<>();
      for (ScoreDoc hit : searcher.search(narrowed(sought, query), query.limit()).scoreDocs) {
        results.add(finds.show(hit));
      }
      return results;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Gives back what the index holds; nobody may be searching any more. */
  @Override
  public void close() {
    try {
      reader.close();
      directory.close();
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

  private static Query narrowed(Query sought, SearchQuery query) {
    BooleanQuery.Builder types = new BooleanQuery.Builder();
    for (SearchType type : query.types()) {
      types.add(
          new BooleanQuery.Builder()
              .add(new BoostQuery(sought, type.weight()), Occur.MUST)
              .add(new TermQuery(new Term(Field.TYPE, type.wireName())), Occur.FILTER)
              .build(),
          Occur.SHOULD);
    }
    BooleanQuery.Builder narrowed =
        new BooleanQuery.Builder()
            .add(types.build(), Occur.MUST)
            .add(statuses(query.statuses()), Occur.FILTER);
    query
        .theme()
        .ifPresent(
            theme -> narrowed.add(new TermQuery(new Term(Field.THEME, theme)), Occur.FILTER));
    return narrowed.build();
  }

  private static Query statuses(Set<Status> statuses) {
    List<BytesRef> terms =
        Stream.concat(Stream.of(""), statuses.stream().map(Status::wireName))
            .map(BytesRef::new)
            .toList();
    return new TermInSetQuery(Field.STATUS, terms);
  }
}
