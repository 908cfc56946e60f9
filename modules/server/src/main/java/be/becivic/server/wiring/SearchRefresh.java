package be.becivic.server.wiring;

import be.becivic.corpus.Corpus;
import be.becivic.library.Library;
import be.becivic.library.search.LiveSearch;
import be.becivic.library.search.SearchIndex;
import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchResult;
import be.becivic.library.search.document.SearchDocuments;
import be.becivic.library.search.text.SearchWords;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The search, built beside the start and again whenever what it finds has changed. */
public final class SearchRefresh implements AutoCloseable {
  private final Library library;
  private final Path folder;
  private final StartedTask<LiveSearch> live;
  private State shown;

  SearchRefresh(Library library, Path folder) {
    this.library = library;
    this.folder = folder;
    Content content = content();
    this.shown = content.state();
    this.live = StartedTask.start(() -> new LiveSearch(build(content)));
  }

  public List<SearchResult> search(SearchQuery query) {
    return live.get().search(query);
  }

  /** Builds anew if content or catalogue have moved. */
  public synchronized void follow() {
    Content content = content();
    if (!content.state().equals(shown)) {
      live.get().replaceBy(build(content));
      shown = content.state();
    }
  }

  /** What can be found, told apart by what it was made from. */
  private record State(Optional<CommitId> commit, List<Row> rows) {}

  private record Row(Uid uid, int revision, Status status) {
    static Row of(Revision<?> revision) {
      return new Row(revision.uid(), revision.revision(), revision.status());
    }
  }

  private record Content(
      Corpus corpus, List<Revision<CatalogueValue>> values, List<Revision<Citation>> references) {
    State state() {
      return new State(
          corpus.commit(),
          Stream.concat(values.stream(), references.stream()).map(Row::of).toList());
    }
  }

  private Content content() {
    return library
        .records()
        .read(
            tables ->
                new Content(
                    library.corpus(),
                    tables.catalogue().volatileValues().listOurs(),
                    tables.catalogue().references().listOurs()));
  }

  private SearchIndex build(Content content) {
    return SearchIndex.open(
        folder,
        SearchDocuments.of(content.corpus(), content.values(), content.references()),
        SearchWords.of(content.corpus()));
  }

  @Override
  public void close() {
    live.get().close();
  }
}
