package be.becivic.lifecycle.review.queue;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.content.FeedbackRow;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import java.time.Instant;
import java.util.Optional;

/**
 * A line of the queue.
 *
 * @param note what the system or a maintainer has to say about it; never submitted text
 * @param resolution absent while it is open, like {@code resolvedAt}
 */
public record QueueItem(
    ItemKey key,
    ReviewKind kind,
    Optional<Target> target,
    String note,
    Instant openedAt,
    Optional<Resolution> resolution,
    Optional<Instant> resolvedAt) {

  static QueueItem of(ReviewItem row) {
    return new QueueItem(
        new ItemKey.Numbered(row.id()),
        row.kind(),
        row.target(),
        row.note(),
        row.openedAt(),
        row.resolution(),
        row.resolvedAt());
  }

  static QueueItem of(FeedbackRow row) {
    return new QueueItem(
        new ItemKey.Message(row.uid()),
        ReviewKind.FEEDBACK,
        Optional.empty(),
        row.topic().map(topic -> "A message: " + topic).orElse("A message"),
        row.committedAt(),
        row.triagedAt().map(_ -> Resolution.CLOSED),
        row.triagedAt());
  }

  public ReviewClass reviewClass() {
    return ReviewClass.of(kind);
  }

  public boolean isOpen() {
    return resolvedAt.isEmpty();
  }
}
