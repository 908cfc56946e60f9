package be.becivic.corpus;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What becomes of a change when it is laid on another state. */
public sealed interface Merge {

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
