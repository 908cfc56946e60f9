package be.becivic.records;

import be.becivic.records.model.ChainCheck;
import be.becivic.records.model.ChainedDecision;
import be.becivic.records.model.Decision;
import be.becivic.records.model.Target;
import java.util.List;
import java.util.function.Consumer;

/** Every change of status and what led to it; only ever appended to. */
public interface Decisions {
  ChainedDecision append(Decision decision);

  /** All about a target, first to last. */
  List<ChainedDecision> list(Target target);

  /** Hands over every decision, first to last, without holding them all. */
  void forEach(Consumer<? super ChainedDecision> each);

  /** Recomputes the whole chain. */
  ChainCheck verifyChain();
}
