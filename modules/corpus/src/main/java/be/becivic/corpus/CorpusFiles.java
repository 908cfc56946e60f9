package be.becivic.corpus;

import be.becivic.protocol.id.CommitId;
import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;

/** The files of one state of the corpus: a commit, or an author's folder. */
public interface CorpusFiles {

  /** The commit this state is; an author's folder is none. */
  Optional<CommitId> commit();

  /** When this state was made; the epoch for a folder, so that equal files give equal output. */
  Instant time();

  /** Every file's path with an id that is equal exactly when the content is. */
  SortedMap<String, String> blobs();

  byte[] read(String path);

  /**
   * What reads a file that is there. Whoever keeps it keeps nothing else of this state, where the
   * file can be had without.
   */
  default Supplier<byte[]> reader(String path) {
    return () -> read(path);
  }
}
