package be.becivic.changes;

import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.id.CommitId;
import java.util.Optional;

/**
 * Where changes wait and main moves. Every verb may be repeated after a crash, by this server or
 * another that shares the repository.
 *
 * <p>All of them throw {@link ForgeUnavailable} when the forge cannot be reached or is busy.
 */
public interface Forge {

  /** The tip of main as it is now; its files can be read from the local repository. */
  CommitId main();

  /** Puts a change up on its base, or moves the one that is up under its key to that content. */
  OpenChange propose(ChangeRequest request);

  /**
   * Where a change went in, if it did.
   *
   * @param since a commit of main from before it was opened
   */
  Optional<CommitId> findMerged(ChangeKey key, CommitId since);

  /** Says what the checks made of a change. */
  void report(OpenChange change, CheckResult result);

  /** Moves main from a change's base to the change, as one commit, unless main is elsewhere. */
  MergeOutcome merge(OpenChange change);

  /** Whether the forge has promised to merge a change as it stands. */
  boolean isQueued(ChangeKey key);

  /** Whether people can merge there without us, so that what is up must be complete. */
  boolean isOpenToOthers();

  /** Takes a change down; one that is not up stays so. */
  void close(ChangeKey key);

  /** Calls for a person. */
  void raise(ReviewNotice notice);
}
