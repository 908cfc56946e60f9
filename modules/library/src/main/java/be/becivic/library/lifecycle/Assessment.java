package be.becivic.library.lifecycle;

import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.VotingCohort;
import be.becivic.library.artefact.VotingText;
import be.becivic.protocol.lifecycle.LifecycleVerdict;
import be.becivic.protocol.lifecycle.Need;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import java.time.Duration;
import java.time.Instant;

/**
 * What the rules say about a text of an artefact, and what they looked at.
 *
 * @param text the text of ours, or the change under review
 * @param age how long its cohort has been voting
 * @param fallback where the artefact goes when this text is rolled back or pulled
 */
public record Assessment(
    Artefact artefact,
    VotingText text,
    Status status,
    Tally counts,
    Duration age,
    LifecycleVerdict decision,
    Status fallback) {

  public VotingCohort cohort() {
    return text.cohort();
  }

  /** Whether it is about a change under review, and not about the text of ours. */
  public boolean isOfChange() {
    return artefact.underReview().filter(text::equals).isPresent();
  }

  /** The status it has once the decision is carried out. */
  public Status to() {
    return switch (decision) {
      case LifecycleVerdict.Promote(Status to) -> to;
      case LifecycleVerdict.RollBack _, LifecycleVerdict.GiveWay _, LifecycleVerdict.Quarantine _ ->
          fallback;
      case LifecycleVerdict.Hold _, LifecycleVerdict.Settled _ -> status;
    };
  }

  Assessment with(LifecycleVerdict other) {
    return new Assessment(artefact, text, status, counts, age, other, fallback);
  }

  /** When it will have been looked at for long enough. */
  public Instant notBefore(Need.MoreTime time) {
    return cohort().startedAt().plus(age).plus(time.remaining());
  }

  /** Whether there is anything to carry out. */
  public boolean isMove() {
    return switch (decision) {
      case LifecycleVerdict.Promote _,
          LifecycleVerdict.RollBack _,
          LifecycleVerdict.GiveWay _,
          LifecycleVerdict.Quarantine _ ->
          true;
      case LifecycleVerdict.Hold _, LifecycleVerdict.Settled _ -> false;
    };
  }

  /** Whether it takes the text away. */
  public boolean isPull() {
    return decision instanceof LifecycleVerdict.RollBack
        || decision instanceof LifecycleVerdict.GiveWay
        || decision instanceof LifecycleVerdict.Quarantine;
  }
}
