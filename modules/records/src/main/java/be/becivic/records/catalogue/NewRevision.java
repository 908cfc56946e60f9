package be.becivic.records.catalogue;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;
import java.util.Optional;

/**
 * What a fresh revision says.
 *
 * @param content absent for the null marker that quarantine leaves
 * @param contractVersion the submission contract it came under
 * @param amendedBy the amendment that asked for it
 */
public record NewRevision<C>(
    Optional<C> content,
    Status status,
    Optional<String> contractVersion,
    Optional<Uid> amendedBy,
    Instant committedAt) {

  public NewRevision {
    if (content.isEmpty() && status != Status.QUARANTINED && status != Status.ALPHA) {
      throw new IllegalArgumentException("only a quarantined or a new revision may be empty");
    }
  }

  /** A correction, which starts its own cohort. */
  public static <C> NewRevision<C> correction(
      C content, String contractVersion, Uid amendment, Instant at) {
    return new NewRevision<>(
        Optional.of(content),
        Status.ALPHA,
        Optional.of(contractVersion),
        Optional.of(amendment),
        at);
  }

  /** The last stable content, put back. */
  public static <C> NewRevision<C> rollback(C lastStable, Instant at) {
    return new NewRevision<>(
        Optional.of(lastStable), Status.STABLE, Optional.empty(), Optional.empty(), at);
  }

  /** The null marker, where there is nothing stable to put back. */
  public static <C> NewRevision<C> quarantine(Instant at) {
    return new NewRevision<>(
        Optional.empty(), Status.QUARANTINED, Optional.empty(), Optional.empty(), at);
  }
}
