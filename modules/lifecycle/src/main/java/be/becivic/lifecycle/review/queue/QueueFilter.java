package be.becivic.lifecycle.review.queue;

import java.util.Optional;

/**
 * Which part of the queue to list.
 *
 * @param reviewClass absent for all
 * @param open whether those that wait are meant, or those that are settled
 */
public record QueueFilter(Optional<ReviewClass> reviewClass, boolean open) {
  public static final QueueFilter WAITING = new QueueFilter(Optional.empty(), true);

  boolean takes(QueueItem item) {
    return reviewClass.filter(wanted -> wanted != item.reviewClass()).isEmpty();
  }
}
