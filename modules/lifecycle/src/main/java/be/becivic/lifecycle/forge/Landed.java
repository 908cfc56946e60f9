package be.becivic.lifecycle.forge;

import be.becivic.corpus.CommitId;
import be.becivic.corpus.check.Finding;
import be.becivic.records.model.ReviewKind;
import java.util.List;

/** How far a change came. */
public sealed interface Landed {

  /** It is on main. */
  record Merged(CommitId commit) implements Landed {}

  /** It is up, checked on the given commit, and waits for a maintainer or for the forge. */
  record Up(CommitId base) implements Landed {}

  /** Main already says what it says. */
  record Unchanged() implements Landed {}

  /** It does not fit main any more. */
  record Conflict() implements Landed {}

  /** A person has to look at its text first; nothing of it is in git. */
  record Held(ReviewKind kind, List<String> files) implements Landed {}

  /** It does not pass the checks. */
  record Red(List<Finding> findings) implements Landed {}
}
