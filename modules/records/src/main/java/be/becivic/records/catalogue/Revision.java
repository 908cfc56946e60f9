package be.becivic.records.catalogue;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;
import java.util.Optional;

/**
 * One revision of a catalogue entry.
 *
 * @param content absent in the null marker that quarantine leaves
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
    Instant committedAt,
    Optional<Instant> supersededAt) {

  public boolean isCurrent() {
    return supersededAt.isEmpty();
  }
}
