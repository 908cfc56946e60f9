package be.becivic.library.search;

import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.text.SearchWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/**
 * Keeps the newest index on disk, in a folder named after what it was built from, so that a restart
 * builds nothing.
 */
final class IndexFolder {
  private static final String UNFINISHED = "unfinished";

  private IndexFolder() {}

  static Directory open(
      Path folder,
      String name,
      Analyzer analyser,
      Supplier<List<SearchDocument>> documents,
      SearchWords words)
      throws IOException {
    Path index = folder.resolve(name);
    if (!isReadable(index)) {
      Path unfinished = folder.resolve(UNFINISHED);
      delete(unfinished);
      delete(index);
      Files.createDirectories(unfinished);
      try (Directory directory = FSDirectory.open(unfinished)) {
        IndexBuild.write(directory, analyser, documents.get(), words);
      }
      Files.move(unfinished, index, StandardCopyOption.ATOMIC_MOVE);
    }
    for (Path other : list(folder)) {
      if (!other.equals(index)) {
        delete(other);
      }
    }
    return FSDirectory.open(index);
  }

  private static boolean isReadable(Path index) {
    try (Directory directory = FSDirectory.open(index);
        DirectoryReader reader = DirectoryReader.open(directory)) {
      for (LeafReaderContext leaf : reader.leaves()) {
        leaf.reader().checkIntegrity();
      }
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.toList();
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> entries = Files.walk(folder)) {
        for (Path entry : entries.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(entry);
        }
      }
    }
  }
}
