package be.becivic.corpus.git;

import be.becivic.corpus.CorpusFiles;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What becomes of a change when it is laid on another state. */
public sealed interface Merge {

  /** Lays what changed between two states on a third. */
  static Merge of(CorpusFiles from, CorpusFiles to, CorpusFiles onto) {
    return ThreeWay.merge(from, to, onto);
  }

  /**
   * It fits.
   *
   * @param files what it changes there: by path the new content, or nothing for a file that goes
   */
  record Clean(Map<String, Optional<byte[]>> files) implements Merge {
    public Clean {
      files = Map.copyOf(files);
    }
  }

  /**
   * Both changed the same place.
   *
   * @param paths the files in which they did, in order
   */
  record Conflict(List<String> paths) implements Merge {
    public Conflict {
      paths = List.copyOf(paths);
    }
  }
}
