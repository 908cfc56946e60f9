package be.becivic.server.wiring;

import be.becivic.corpus.Corpus;
import be.becivic.library.Library;
import be.becivic.library.search.LiveSearch;
import be.becivic.library.search.SearchAnswer;
import be.becivic.library.search.SearchIndex;
import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchResult;
import be.becivic.library.search.SearchSources;
import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The search, built beside the start and again whenever what it finds has changed. */
public final class SearchRefresh implements AutoCloseable {
  private final Library library;
  private final Path folder;
  private final StartedTask<LiveSearch> live;
  private volatile State shown;

  SearchRefresh(Library library, Path folder) {
    this.library = library;
    this.folder = folder;
    SearchSources content = content();
    this.shown = state(content);
    this.live = StartedTask.start(() -> new LiveSearch(build(content)));
  }

  public SearchAnswer answer(SearchQuery query) {
    SearchAnswer answer = live.get().answer(query);
    return answer.withResults(stillSaid(answer.results()));
  }

  /** What was taken away or rewritten since is not repeated while the index is behind. */
  private List<SearchResult> stillSaid(List<SearchResult> found) {
    State indexed = shown;
    State now = new State(library.corpus(), rows(found, indexed));
    return found.stream().filter(each -> indexed.agrees(now, each)).toList();
  }

  /** The rows that were found as they are now; out of reach, they count as they were. */
  private Set<Row> rows(List<SearchResult> found, State indexed) {
    List<Uid> values = uids(found, SearchType.VALUE);
    List<Uid> references = uids(found, SearchType.REFERENCE);
    if (values.isEmpty() && references.isEmpty()) {
      return Set.of();
    }
    try {
      return library
          .records()
          .read(
              tables ->
                  rows(
                      tables.catalogue().volatileValues().listOurs(values),
                      tables.catalogue().references().listOurs(references)));
    } catch (RecordsUnavailable _) {
      return indexed.rows();
    }
  }

  private static List<Uid> uids(List<SearchResult> found, SearchType type) {
    return found.stream()
        .filter(each -> each.type() == type)
        .flatMap(each -> Uid.parse(each.id()).stream())
        .toList();
  }

  private static Set<Row> rows(
      List<Revision<CatalogueValue>> values, List<Revision<Citation>> references) {
    return Stream.concat(values.stream(), references.stream())
        .map(Row::of)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Builds anew if content or catalogue have moved. */
  public synchronized void follow() {
    SearchSources content = content();
    State now = state(content);
    if (!now.equals(shown)) {
      live.get().replaceBy(build(content));
      shown = now;
    }
  }

  /** What can be found, told apart by what it was made from; a state of a corpus is one object. */
  private record State(Corpus corpus, Set<Row> rows) {

    /** Whether both say the same of what was found. */
    boolean agrees(State other, SearchResult found) {
      String id = found.id();
      return switch (found.type()) {
        case SKILL -> corpus.findSkill(id).equals(other.corpus.findSkill(id));
        case PATH -> corpus.paths().find(id).equals(other.corpus.paths().find(id));
        case VALUE, REFERENCE ->
            other.rows.stream().anyMatch(row -> row.is(id) && rows.contains(row));
        case COMMUNE -> true;
      };
    }
  }

  private record Row(Uid uid, int revision, Status status) {
    static Row of(Revision<?> revision) {
      return new Row(revision.uid(), revision.revision(), revision.status());
    }

    boolean is(String id) {
      return uid.toString().equals(id);
    }
  }

  private static State state(SearchSources content) {
    return new State(content.corpus(), rows(content.values(), content.references()));
  }

  private SearchSources content() {
    return library
        .records()
        .read(
            tables ->
                new SearchSources(
                    library.corpus(),
                    tables.catalogue().volatileValues().listOurs(),
                    tables.catalogue().references().listOurs()));
  }

  private SearchIndex build(SearchSources content) {
    return SearchIndex.open(folder, content);
  }

  @Override
  public void close() {
    live.get().close();
  }
}
