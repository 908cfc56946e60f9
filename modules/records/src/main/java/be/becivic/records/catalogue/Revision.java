package be.becivic.records.catalogue;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;
import java.util.Optional;

/**
 * One revision of a catalogue entry.
 *
 * @param content absent in the null marker that quarantine leaves
 * @param restores the earlier revision whose text, and with it whose votes, this one carries on
 * @param supersededAt absent while it is the current one
 */
public record Revision<C>(
    Uid uid,
    int revision,
    String name,
    Optional<C> content,
    Status status,
    Optional<String> contractVersion,
    Optional<Uid> amendedBy,
    RevisionOrigin origin,
    Optional<Integer> restores,
    Instant committedAt,
    Optional<Instant> supersededAt) {

  /** Whether it speaks in our voice: not the community's, or confirmed to beta and beyond. */
  public boolean isOurs() {
    return origin != RevisionOrigin.COMMUNITY || status == Status.BETA || status == Status.STABLE;
  }

  /** Whether it says that there is something to know and nobody knows it yet. */
  public boolean isUnknown() {
    return content.isEmpty() && status == Status.ALPHA;
  }

  /** The revision that first carried this text and whose votes count for it. */
  public int textRevision() {
    return restores.orElse(revision);
  }

  public boolean isCurrent() {
    return supersededAt.isEmpty();
  }
}
