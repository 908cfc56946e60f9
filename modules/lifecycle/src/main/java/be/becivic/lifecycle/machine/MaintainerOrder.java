package be.becivic.lifecycle.machine;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import java.util.Optional;

/** What a maintainer wants done with an artefact, whatever the votes say. */
public sealed interface MaintainerOrder {
  Target target();

  /**
   * Takes it down.
   *
   * @param reason the maintainer's own words, which the decision log keeps
   */
  record Quarantine(Target target, String reason) implements MaintainerOrder {}

  /**
   * Retires it.
   *
   * @param supersededBy the skill or path that takes its place
   */
  record Deprecate(Target target, Optional<String> supersededBy) implements MaintainerOrder {}

  /** Puts it back to the status it had before it was taken down or retired. */
  record Reinstate(Target target) implements MaintainerOrder {}

  /**
   * Undoes one change and leaves what others edited since.
   *
   * @param change the commit that brought it
   */
  record Revert(Target target, CommitId change) implements MaintainerOrder {}

  /**
   * Puts an earlier text back, whatever came after it, and makes it ours.
   *
   * @param version the version it had; of a value or reference, the revision
   */
  record Restore(Target target, String version) implements MaintainerOrder {}

  /** Stands for the change that is under review, so that it is ours from now on. */
  record Vouch(Target target) implements MaintainerOrder {}
}
