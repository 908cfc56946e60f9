package be.becivic.intake.internal.walk;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.Stage;
import be.becivic.intake.internal.vote.UncastVote;

/** A submission that is good as far as can be told from itself. */
sealed interface Screened extends Stage {

  /** It refers to nothing, so nothing of it has to be looked up. */
  record Unbound(Resolved resolved) implements Screened {
    @Override
    public Parsed parsed() {
      return resolved.parsed();
    }
  }

  /** It refers to something, and would be staged. */
  record Bound(Parsed parsed) implements Screened {}

  /** A vote. */
  record Vote(UncastVote uncast) implements Screened {
    @Override
    public Parsed parsed() {
      return uncast.parsed();
    }
  }
}
