package be.becivic.intake.internal.walk;

import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.answer.Quota;
import be.becivic.protocol.error.Rejection;
import java.util.List;

/** What became of the submissions of one request. */
public sealed interface WalkResult {

  /** Each has its answer, in their order. */
  record Answered(List<ItemResult> items, List<Quota> quotas) implements WalkResult {}

  /** The address had nothing left on arrival, so nothing was taken. */
  record Exhausted(Rejection rejection, List<Quota> quotas) implements WalkResult {}
}
