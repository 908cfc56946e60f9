package be.becivic.records.decision;

import be.becivic.protocol.feedback.Target;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;

/** Every change of status and what led to it; only ever appended to. */
public interface Decisions {
  ChainedDecision append(DecisionRecord decision);

  /** All about a target, first to last. */
  List<ChainedDecision> list(Target target);

  /** How many decisions rest on a rule, from a time on. */
  long countSince(String rule, Instant fromInclusive);

  /** Hands over every decision, first to last, without holding them all. */
  void forEach(Consumer<? super ChainedDecision> each);

  /** Where the chain ends as it was written; its start where there is no decision. */
  ChainHead head();

  /** Recomputes the whole chain. */
  default ChainCheck verifyChain() {
    return verifyChain(ChainHead.START);
  }

  /**
   * Recomputes the chain after a place it is known to have led over.
   *
   * @param known a head it had before, kept where whoever edits the table cannot reach
   */
  ChainCheck verifyChain(ChainHead known);
}
