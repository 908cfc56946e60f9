package be.becivic.records.submission;

import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Submissions that wait out their window and can still be cancelled. */
public interface Staging {
  default void insert(StagedSubmission submission) {
    insertAll(List.of(submission));
  }

  void insertAll(List<StagedSubmission> submissions);

  Optional<StagedSubmission> find(SubmissionId id);

  /** Whether it was still there: of all who try, one gets {@code true}. */
  boolean delete(SubmissionId id);

  /** What may be committed by now, longest due first. */
  List<StagedSubmission> listDue(Instant now, int limit);

  /**
   * The same, passing over what was tried since, so that one that keeps failing holds up nobody.
   */
  List<StagedSubmission> listDue(Instant now, Instant notTriedSince, int limit);

  boolean stampAttempt(SubmissionId id, Instant at);

  /** Moves it on, unless it is no longer in the state it is moved from. */
  boolean setState(SubmissionId id, StagingState from, StagingState to);

  boolean replacePayload(SubmissionId id, String payload);

  long count();

  /**
   * How many committable submissions were due before the given time and are still here, though they
   * wait for no other change.
   */
  long countOverdue(Instant etaBefore);
}
