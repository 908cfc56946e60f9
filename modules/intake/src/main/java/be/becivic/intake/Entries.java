package be.becivic.intake;

import be.becivic.library.reference.ResolvedReferences;

/** Staged or applied: what is written of a submission, by its type. */
record Entries(Stager stager, VoteBox votes) {

  Entry prepare(Ruling.Passed passed) {
    Submission submission = passed.submission();
    ResolvedReferences crossed = passed.crossed();
    return switch (submission.type()) {
      case CONCERN, AMENDMENT, DRAFT, FEEDBACK, RATING -> stager.prepare(submission, crossed);
      case VALIDATION -> votes.prepare(passed.examined(), crossed.artefact().orElseThrow());
      case ANALYTICS -> AnalyticsLog.prepare(submission);
    };
  }
}
