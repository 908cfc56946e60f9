package be.becivic.intake.internal.walk;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.screening.CapabilityCheck;
import be.becivic.intake.internal.screening.ScrubCheck;
import be.becivic.intake.internal.screening.TimingCheck;
import be.becivic.intake.internal.vote.UncastVote;
import be.becivic.intake.internal.vote.VoteWords;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.submission.Submission;
import java.util.Optional;

/** The step that needs no database: capabilities, scrub, and the words of a vote. */
public final class SubmissionScreening {
  private final ScrubCheck scrub;
  private final VoteWords words;

  public SubmissionScreening(ScrubCheck scrub, VoteWords words) {
    this.scrub = scrub;
    this.words = words;
  }

  Outcome<Screened> screen(Parsed parsed) {
    return CapabilityCheck.refuse(parsed.submission())
        .or(() -> scrub.refuse(parsed))
        .map(Outcome::<Screened>refused)
        .orElseGet(() -> screened(parsed));
  }

  private Outcome<Screened> screened(Parsed parsed) {
    return switch (parsed.submission()) {
      case Submission.Validation vote ->
          Outcome.ok(new Screened.Vote(new UncastVote(parsed, vote, words.findHold(vote))));
      case Submission.Feedback _ -> unbound(new Resolved.ForStaging(parsed, Optional.empty()));
      case Submission.Analytics event -> unbound(new Resolved.Event(parsed, event));
      case Submission.Concern _, Submission.Amendment _, Submission.Draft _, Submission.Rating _ ->
          Outcome.ok(new Screened.Bound(parsed));
    };
  }

  /** Timing comes after what a submission refers to; where that is nothing, it comes at once. */
  private static Outcome<Screened> unbound(Resolved resolved) {
    return TimingCheck.refuse(resolved.parsed())
        .map(Outcome::<Screened>refused)
        .orElseGet(() -> Outcome.ok(new Screened.Unbound(resolved)));
  }
}
