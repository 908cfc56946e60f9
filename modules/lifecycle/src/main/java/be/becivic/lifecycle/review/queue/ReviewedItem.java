package be.becivic.lifecycle.review.queue;

import be.becivic.records.decision.ChainedDecision;
import java.util.List;

/**
 * An item in full.
 *
 * @param log what maintainers did with it so far
 */
public record ReviewedItem(QueueItem item, ReviewDetails details, List<ChainedDecision> log) {
  public ReviewedItem {
    log = List.copyOf(log);
  }
}
