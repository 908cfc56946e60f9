package be.becivic.changes;

import be.becivic.corpus.check.report.Finding;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.review.ReviewKind;
import java.util.List;

/** How far a change came. */
public sealed interface LandingOutcome {

  /** It is on main. */
  record Merged(CommitId commit) implements LandingOutcome {}

  /** It is up, checked on the given commit, and waits for a maintainer or for the forge. */
  record Up(CommitId base) implements LandingOutcome {}

  /** Main already says what it says. */
  record Unchanged() implements LandingOutcome {}

  /** It does not fit main any more. */
  record Conflict() implements LandingOutcome {}

  /** A person has to look at its text first; nothing of it is in git. */
  record Held(ReviewKind kind, List<String> files) implements LandingOutcome {}

  /** It does not pass the checks. */
  record Red(List<Finding> findings) implements LandingOutcome {}
}
