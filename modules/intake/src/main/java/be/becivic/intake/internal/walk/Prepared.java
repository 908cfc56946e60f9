package be.becivic.intake.internal.walk;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.Stage;
import be.becivic.intake.internal.staging.PreparedRow;
import be.becivic.intake.internal.vote.PreparedVote;
import be.becivic.protocol.submission.Submission;

/** A submission with everything worked out that writing it takes. */
sealed interface Prepared extends Stage {

  /** It will be staged. */
  record Row(PreparedRow row) implements Prepared {
    @Override
    public Parsed parsed() {
      return row.parsed();
    }
  }

  /** A vote. */
  record Vote(PreparedVote vote) implements Prepared {
    @Override
    public Parsed parsed() {
      return vote.uncast().parsed();
    }
  }

  /** An event of the opt-in stream. */
  record Event(Parsed parsed, Submission.Analytics event) implements Prepared {}
}
