package be.becivic.changes;

import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import java.time.Instant;

/**
 * A change as it goes to the forge.
 *
 * @param base the commit of main it was checked on
 * @param title one line that says what it does, in the system's words
 */
public record ChangeRequest(
    ChangeKey key, CommitId base, FileChanges files, String title, Instant at) {
  public String message() {
    return title + "\n\n" + key.trailer() + "\n";
  }
}
