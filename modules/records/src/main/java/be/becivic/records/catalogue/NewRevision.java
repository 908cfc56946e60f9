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
 * @param restores the earlier revision whose text, and with it whose votes, it carries on
 */
public record NewRevision<C>(
    Optional<C> content,
    Status status,
    Optional<String> contractVersion,
    Optional<Uid> amendedBy,
    RevisionOrigin origin,
    Optional<Integer> restores,
    Instant committedAt) {

  public NewRevision {
    if (content.isEmpty() && status != Status.QUARANTINED && status != Status.ALPHA) {
      throw new IllegalArgumentException("only a quarantined or a new revision may be empty");
    }
  }

  /** Content that comes from us and has no votes yet. */
  public static <C> NewRevision<C> ours(
      Optional<C> content, Status status, RevisionOrigin origin, Instant at) {
    return new NewRevision<>(
        content, status, Optional.empty(), Optional.empty(), origin, Optional.empty(), at);
  }

  /** A correction, which starts its own cohort. */
  public static <C> NewRevision<C> correction(
      C content, String contractVersion, Uid amendment, Instant at) {
    return new NewRevision<>(
        Optional.of(content),
        Status.ALPHA,
        Optional.of(contractVersion),
        Optional.of(amendment),
        RevisionOrigin.COMMUNITY,
        Optional.empty(),
        at);
  }

  /** An earlier revision put back as it was, with its votes. */
  public static <C> NewRevision<C> restoring(Revision<C> earlier, Status status, Instant at) {
    return new NewRevision<>(
        earlier.content(),
        status,
        earlier.contractVersion(),
        earlier.amendedBy(),
        earlier.isOurs() ? RevisionOrigin.ROLLBACK : RevisionOrigin.COMMUNITY,
        Optional.of(earlier.textRevision()),
        at);
  }

  /** An earlier revision that a maintainer puts back and stands for, with its votes. */
  public static <C> NewRevision<C> vouched(Revision<C> earlier, Status status, Instant at) {
    return new NewRevision<>(
        earlier.content(),
        status,
        earlier.contractVersion(),
        earlier.amendedBy(),
        RevisionOrigin.MAINTAINER,
        Optional.of(earlier.textRevision()),
        at);
  }

  /** An earlier revision put back by a person, to be voted on anew. */
  public static <C> NewRevision<C> reinstating(Revision<C> earlier, Status status, Instant at) {
    return new NewRevision<>(
        earlier.content(),
        status,
        earlier.contractVersion(),
        earlier.amendedBy(),
        earlier.origin(),
        Optional.empty(),
        at);
  }

  /** The null marker, where there is nothing to put back. */
  public static <C> NewRevision<C> quarantine(Instant at) {
    return ours(Optional.empty(), Status.QUARANTINED, RevisionOrigin.ROLLBACK, at);
  }
}
