package be.becivic.intake;

import be.becivic.protocol.error.Rejection;
import be.becivic.records.review.ReviewKind;
import java.util.List;
import java.util.Optional;

/** Looks at a submission by itself: capability, scrub, and the words of a vote. */
record Examiner(List<SubmissionCheck> checks, VoteWords words) {

  Examined examine(Submission submission) {
    Optional<Rejection> flaw = flaw(submission);
    Optional<ReviewKind> hold =
        flaw.isEmpty() && submission.isVote() ? words.hold(submission) : Optional.empty();
    return new Examined(submission, flaw, hold);
  }

  private Optional<Rejection> flaw(Submission submission) {
    for (SubmissionCheck check : checks) {
      Optional<Rejection> refusal = check.refuse(submission);
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return Optional.empty();
  }
}
