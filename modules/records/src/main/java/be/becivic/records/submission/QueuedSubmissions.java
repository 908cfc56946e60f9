package be.becivic.records.submission;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Proposed changes of one artefact, of which one at a time comes under review. What is said here of
 * a submission counts while it is staged, or while a person has yet to decide about it.
 */
public interface QueuedSubmissions {

  /** Notes where proposals came from. */
  void enter(List<QueuedSubmission> submissions);

  /** Notes that a submission waits for its turn; whether it did not before. */
  boolean await(SubmissionId id, Target target, Instant since);

  /** Since when it waits for its turn, if it does. */
  Optional<Instant> findWait(SubmissionId id);

  /** What will become a change of the target, in the order it comes to its turn. */
  List<QueuedSubmission> listLine(Target target);

  /** Everything that waits for its turn, longest first. */
  List<QueuedSubmission> listWaiting();

  /** Whether anything waits until a change of the target is settled. */
  boolean isAwaited(Target target);

  /** What a person has to decide about, or will have to. */
  List<QueuedSubmission> listBeforeMaintainer();

  /** Forgets what is neither staged nor before a person any more. */
  int forgetSettled();
}
