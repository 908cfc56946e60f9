package be.becivic.records;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.model.Change;
import be.becivic.records.model.ChangeState;
import be.becivic.records.model.Target;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Changes of the corpus under way or done. */
public interface Changes {
  void insert(Change change);

  Optional<Change> find(String id);

  Optional<Change> findBySubmission(SubmissionId submission);

  /** All open changes, oldest first. */
  List<Change> listOpen();

  /** The last to be opened, newest first. */
  List<Change> listNewest(int limit);

  /** All changes of a target, oldest first. */
  List<Change> list(Target target);

  /** Notes on which commit an open change was last checked. */
  boolean rebase(String id, String baseCommit);

  /** Opens a change again that was closed without having gone in; whether there was one. */
  boolean reopen(String id, String baseCommit);

  /** Whether it was still open. */
  boolean settle(String id, ChangeState state, Optional<String> mergeCommit, Instant at);
}
