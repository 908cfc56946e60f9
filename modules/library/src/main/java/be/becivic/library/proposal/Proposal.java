package be.becivic.library.proposal;

import java.util.Map;
import java.util.Optional;

/**
 * The files an amendment or a draft would change, against one state of the corpus.
 *
 * @param files by path, the new content, or nothing for a file that goes
 */
public record Proposal(Map<String, Optional<byte[]>> files) {
  public Proposal {
    files = Map.copyOf(files);
  }
}
