package be.becivic.records.change;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Changes of the corpus under way or done. */
public interface ChangeRecords {
  void insert(ChangeRecord change);

  Optional<ChangeRecord> find(String id);

  Optional<ChangeRecord> findBySubmission(SubmissionId submission);

  /** The change that a commit of main brought. */
  Optional<ChangeRecord> findMerged(String mergeCommit);

  /** All open changes, oldest first. */
  List<ChangeRecord> listOpen();

  /** The last to be opened, newest first. */
  List<ChangeRecord> listNewest(int limit);

  /** All changes of a target, oldest first. */
  List<ChangeRecord> list(Target target);

  /** Notes on which commit an open change was last checked. */
  boolean rebase(String id, String baseCommit);

  /** Opens a change again that was closed without having gone in; whether there was one. */
  boolean reopen(String id, String baseCommit);

  /** Whether it was still open. */
  boolean settle(String id, ChangeState state, Optional<String> mergeCommit, Instant at);
}
