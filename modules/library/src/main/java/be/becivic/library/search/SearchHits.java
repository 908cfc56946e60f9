package be.becivic.library.search;

import be.becivic.library.search.text.SearchField;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.library.search.text.Snippet.Mark;
import be.becivic.library.search.text.SnippetCutter;
import be.becivic.library.search.text.StoredWording;
import be.becivic.protocol.lifecycle.Status;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Matches;
import org.apache.lucene.search.MatchesIterator;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Weight;
import org.jspecify.annotations.Nullable;

/**
 * Shows hits in a language, or where they have none in it in the one that matched best, with the
 * places that matched.
 */
final class SearchHits {
  private final IndexSearcher searcher;
  private final StoredFields stored;
  private final Weight weight;
  private final Optional<SearchLanguage> language;

  SearchHits(IndexSearcher searcher, Query rewritten, Optional<SearchLanguage> language)
      throws IOException {
    this.language = language;
    this.searcher = searcher;
    this.stored = searcher.storedFields();
    this.weight = searcher.createWeight(rewritten, ScoreMode.COMPLETE_NO_SCORES, 1);
  }

  private record Shown(StoredWording wording, List<Mark> marks, int matches) {}

  SearchResult show(ScoreDoc hit) throws IOException {
    Document document = stored.document(hit.doc);
    List<LeafReaderContext> leaves = searcher.getLeafContexts();
    LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(hit.doc, leaves));
    Shown shown = best(weight.matches(leaf, hit.doc - leaf.docBase), StoredWording.of(document));
    return new SearchResult(
        SearchType.parse(document.get(SearchField.TYPE)).orElseThrow(),
        document.get(SearchField.ID),
        shown.wording().language(),
        shown.wording().title(),
        Status.parse(document.get(SearchField.STATUS)),
        SnippetCutter.cut(shown.wording().prose(), shown.marks()),
        document.get(SearchField.AUDIENCE) != null,
        hit.score);
  }

  private Shown best(@Nullable Matches matches, List<StoredWording> wordings) throws IOException {
    List<Mark> folded = marks(matches, SearchField.TEXT.folded());
    Shown best = new Shown(wordings.getFirst(), List.of(), -1);
    int start = 0;
    for (StoredWording wording : wordings) {
      int end = start + wording.prose().length();
      List<Mark> marks = new ArrayList<>(marks(matches, SearchField.TEXT.in(wording.language())));
      for (Mark mark : folded) {
        if (mark.start() >= start && mark.end() <= end) {
          marks.add(new Mark(mark.start() - start, mark.end() - start));
        }
      }
      int inTitle =
          marks(matches, SearchField.TITLE.in(wording.language())).size()
              + marks(matches, SearchField.SOURCE.in(wording.language())).size();
      if (language.filter(wording.language()::equals).isPresent()) {
        return new Shown(wording, marks, marks.size() + inTitle);
      }
      if (marks.size() + inTitle > best.matches()) {
        best = new Shown(wording, marks, marks.size() + inTitle);
      }
      start = end + 1;
    }
    return best;
  }

  private static List<Mark> marks(@Nullable Matches matches, String field) throws IOException {
    MatchesIterator places = matches == null ? null : matches.getMatches(field);
    List<Mark> marks = new ArrayList<>();
    while (places != null && places.next()) {
      marks.add(new Mark(places.startOffset(), places.endOffset()));
    }
    return marks;
  }
}
