package be.becivic.changes;

import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.id.CommitId;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * A change as it goes to the forge.
 *
 * @param base the commit of main it was checked on
 * @param files by path the new content, or nothing for a file that goes
 * @param title one line that says what it does, in the system's words
 */
public record ChangeRequest(
    ChangeKey key, CommitId base, Map<String, Optional<byte[]>> files, String title, Instant at) {
  public ChangeRequest {
    files = Map.copyOf(files);
  }

  public String message() {
    return title + "\n\n" + key.trailer() + "\n";
  }
}
