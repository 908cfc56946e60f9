package be.becivic.intake.internal.walk;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.staging.Stager;
import be.becivic.intake.internal.vote.UncastVote;
import be.becivic.intake.internal.vote.VoteCasting;
import be.becivic.library.reference.VotedText;
import be.becivic.protocol.submission.Submission;
import java.util.Optional;

/** The step that works out what will be written: rows, tokens, hashes. */
public final class Preparing {
  private final Stager stager;
  private final VoteCasting votes;

  public Preparing(Stager stager, VoteCasting votes) {
    this.stager = stager;
    this.votes = votes;
  }

  Prepared prepare(Resolved resolved) {
    return switch (resolved) {
      case Resolved.ForStaging(Parsed parsed, Optional<String> anchor) ->
          new Prepared.Row(stager.prepare(parsed, anchor));
      case Resolved.Vote(UncastVote uncast, VotedText voted) ->
          new Prepared.Vote(votes.prepare(uncast, voted));
      case Resolved.Event(Parsed parsed, Submission.Analytics event) ->
          new Prepared.Event(parsed, event);
    };
  }
}
