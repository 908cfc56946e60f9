package be.becivic.library.search.query;

import java.io.IOException;
import java.util.List;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.Weight;

/** Whether a query matches one document or another; made ready once for all of them. */
record DocumentMatch(Weight weight, IndexSearcher searcher) {
  static DocumentMatch of(Query query, IndexSearcher searcher) throws IOException {
    Query rewritten = searcher.rewrite(query);
    return new DocumentMatch(
        searcher.createWeight(rewritten, ScoreMode.COMPLETE_NO_SCORES, 1), searcher);
  }

  boolean isIn(int document) throws IOException {
    List<LeafReaderContext> leaves = searcher.getLeafContexts();
    LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(document, leaves));
    Scorer scorer = weight.scorer(leaf);
    int within = document - leaf.docBase;
    return scorer != null && scorer.iterator().advance(within) == within;
  }
}
