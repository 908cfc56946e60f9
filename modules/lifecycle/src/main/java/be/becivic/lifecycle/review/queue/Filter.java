package be.becivic.lifecycle.review.queue;

import java.util.Optional;

/**
 * Which part of the queue to list.
 *
 * @param reviewClass absent for all
 * @param open whether those that wait are meant, or those that are settled
 */
public record Filter(Optional<ReviewClass> reviewClass, boolean open) {
  public static final Filter WAITING = new Filter(Optional.empty(), true);

  boolean takes(Item item) {
    return reviewClass.filter(wanted -> wanted != item.reviewClass()).isEmpty();
  }
}
