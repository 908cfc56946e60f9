package be.becivic.corpus.git;

import be.becivic.corpus.CorpusFiles;
import be.becivic.protocol.change.FileChanges;
import java.util.List;

/** What becomes of a change when it is laid on another state. */
public sealed interface Merge {

  /** Lays what changed between two states on a third. */
  static Merge of(CorpusFiles from, CorpusFiles to, CorpusFiles onto) {
    return ThreeWay.merge(from, to, onto);
  }

  /**
   * It fits.
   *
   * @param changes what it does there
   */
  record Clean(FileChanges changes) implements Merge {}

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
