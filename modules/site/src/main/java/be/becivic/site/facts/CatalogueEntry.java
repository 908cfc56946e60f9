package be.becivic.site.facts;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Revision;
import java.util.Optional;

/**
 * A catalogue entry as pages show it.
 *
 * @param stable the latest stable revision, where the current one is not yet stable
 */
public record CatalogueEntry<C>(Revision<C> current, Optional<Revision<C>> stable) {

  /** Whether the current revision still waits for votes. */
  public boolean isPending() {
    return current.status().takesVotes();
  }

  /** Whether it is a row that waits for what it should say. */
  public boolean isUnknown() {
    return current.content().isEmpty() && current.status() == Status.ALPHA;
  }

  /** Whether there is anything to show. */
  public boolean isActive() {
    return current.content().isPresent() && current.status() != Status.QUARANTINED;
  }
}
