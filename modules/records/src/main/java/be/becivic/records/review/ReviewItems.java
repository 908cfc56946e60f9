package be.becivic.records.review;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What waits for a person, and the texts that are kept from the public meanwhile. */
public interface ReviewItems {
  ReviewItem open(
      ReviewKind kind,
      Optional<Target> target,
      Optional<SubmissionId> submission,
      String note,
      Instant at);

  /** Takes an open item back under its number. */
  void restore(ReviewItem item);

  /** Keeps a number that was given out before from being given out again. */
  void reserveThrough(long id);

  /** The number given out last; zero when there is none. */
  long last();

  Optional<ReviewItem> find(long id);

  Optional<ReviewItem> findOpen(ReviewKind kind, Target target);

  Optional<ReviewItem> findOpen(SubmissionId submission);

  /** All open items, oldest first. */
  List<ReviewItem> listOpen();

  /** The newest that are settled, last settled first. */
  List<ReviewItem> listResolved(int limit);

  /** All items on a target, open or not, oldest first. */
  List<ReviewItem> list(Target target);

  /** Whether it was still open. */
  boolean resolve(long id, Resolution resolution, Instant at);

  void hold(HeldText text);

  Optional<HeldText> findHeld(SubmissionId submission);

  List<HeldText> listHeld(long review);

  boolean deleteHeld(SubmissionId submission);

  /** Destroys what is held of a submission and closes its review; whether anything was held. */
  boolean discard(SubmissionId submission, Instant at);
}
