package be.becivic.library.search;

import be.becivic.library.search.document.Aliases;
import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.query.ListedExpressions;
import be.becivic.library.search.text.SearchWords;
import java.io.IOException;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.Directory;

/** Writes an index once; it is never changed after. */
final class IndexBuild {
  private static final double BUFFER_MEGABYTES = 64;

  private IndexBuild() {}

  static void write(
      Directory directory, Analyzer analyser, Iterable<SearchDocument> documents, SearchWords words)
      throws IOException {
    DocumentFields fields =
        new DocumentFields(new Aliases(new ListedExpressions(analyser, words), words));
    IndexWriterConfig config = new IndexWriterConfig(analyser).setRAMBufferSizeMB(BUFFER_MEGABYTES);
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      for (SearchDocument document : documents) {
        writer.addDocument(fields.of(document));
      }
      writer.forceMerge(1);
    }
  }
}
