package be.becivic.lifecycle.review.queue;

import be.becivic.records.model.ChainedDecision;
import java.util.List;

/**
 * An item in full.
 *
 * @param log what maintainers did with it so far
 */
public record Shown(Item item, Details details, List<ChainedDecision> log) {
  public Shown {
    log = List.copyOf(log);
  }
}
