package be.becivic.library.lifecycle;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.lifecycle.Decision;
import be.becivic.protocol.lifecycle.Need;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import java.time.Duration;
import java.time.Instant;

/**
 * What the rules say about an artefact, and what they looked at.
 *
 * @param age how long its cohort has been voting
 * @param fallback where it goes when it is rolled back or pulled
 */
public record Assessment(
    Artefact artefact,
    Status status,
    Tally counts,
    Duration age,
    Decision decision,
    Status fallback) {

  /** The status it has once the decision is carried out. */
  public Status to() {
    return switch (decision) {
      case Decision.Promote(Status to) -> to;
      case Decision.RollBack _, Decision.Quarantine _ -> fallback;
      case Decision.Hold _, Decision.Settled _ -> status;
    };
  }

  /** When it will have been looked at for long enough. */
  public Instant notBefore(Need.MoreTime time) {
    return artefact.cohort().startedAt().plus(age).plus(time.remaining());
  }

  /** Whether there is anything to carry out. */
  public boolean isMove() {
    return switch (decision) {
      case Decision.Promote _, Decision.RollBack _, Decision.Quarantine _ -> true;
      case Decision.Hold _, Decision.Settled _ -> false;
    };
  }
}
