package be.becivic.lifecycle.review.queue;

import be.becivic.records.model.FeedbackRow;
import be.becivic.records.model.Resolution;
import be.becivic.records.model.ReviewItem;
import be.becivic.records.model.ReviewKind;
import be.becivic.records.model.Target;
import java.time.Instant;
import java.util.Optional;

/**
 * A line of the queue.
 *
 * @param note what the system or a maintainer has to say about it; never submitted text
 * @param resolution absent while it is open, like {@code resolvedAt}
 */
public record Item(
    ItemKey key,
    ReviewKind kind,
    Optional<Target> target,
    String note,
    Instant openedAt,
    Optional<Resolution> resolution,
    Optional<Instant> resolvedAt) {

  static Item of(ReviewItem row) {
    return new Item(
        new ItemKey.Numbered(row.id()),
        row.kind(),
        row.target(),
        row.note(),
        row.openedAt(),
        row.resolution(),
        row.resolvedAt());
  }

  static Item of(FeedbackRow row) {
    return new Item(
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
