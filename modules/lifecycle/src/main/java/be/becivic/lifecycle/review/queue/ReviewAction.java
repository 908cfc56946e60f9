package be.becivic.lifecycle.review.queue;

import be.becivic.lifecycle.machine.FlagJudgement;
import tools.jackson.databind.JsonNode;

/** What a maintainer can do with an item. */
public sealed interface ReviewAction {

  /** What can be done with held text. */
  sealed interface WithText extends ReviewAction {}

  /** Lets held text go where it was going. */
  record Release() implements WithText {}

  /**
   * The same after a change.
   *
   * @param patch what to change, as a JSON merge patch
   */
  record Edit(JsonNode patch) implements WithText {

    /** Leaves the patch out, so that it cannot reach a log. */
    @Override
    public String toString() {
      return "Edit[]";
    }
  }

  /** Destroys held text. */
  record Discard() implements WithText {}

  /** What can be done with something put forward. */
  sealed interface WithProposal extends ReviewAction {}

  /** Lets a proposed change in, or approves what was put forward. */
  record Merge() implements WithProposal {}

  /** Decides against it, or has nothing more to do about it. */
  record Close() implements WithProposal {}

  /** Says what to make of an injection flag. */
  record Judge(FlagJudgement judgement) implements ReviewAction {}

  /** A message to the operator has been looked at. */
  record Triage() implements ReviewAction {}

  /** Adds words to the log of an item, which is public, and leaves the item as it is. */
  record Note(String words) implements ReviewAction {}
}
