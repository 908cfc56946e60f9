package be.becivic.intake.internal.walk;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.Stage;
import be.becivic.intake.internal.vote.UncastVote;
import be.becivic.library.reference.VotedText;
import be.becivic.protocol.submission.Submission;
import java.util.Optional;

/** A submission that nothing but the limits can refuse, and what it refers to. */
sealed interface Resolved extends Stage {

  /**
   * It will be staged.
   *
   * @param anchor the version it was written against, if it is about something that has one
   */
  record ForStaging(Parsed parsed, Optional<String> anchor) implements Resolved {}

  /** A vote, and the text it is for. */
  record Vote(UncastVote uncast, VotedText voted) implements Resolved {
    @Override
    public Parsed parsed() {
      return uncast.parsed();
    }
  }

  /** An event of the opt-in stream. */
  record Event(Parsed parsed, Submission.Analytics event) implements Resolved {}
}
