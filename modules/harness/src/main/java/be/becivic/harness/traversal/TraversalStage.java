package be.becivic.harness.traversal;

/** Where a traversal stands. */
public enum TraversalStage {
  /** The person has to agree to a delivery. */
  AWAITING_CONSENT,
  /** A source is being tried. */
  AWAITING_OUTCOME,
  /** No source is for this person. */
  NONE_ELIGIBLE,
  /** Every online source was tried or declined. */
  EXHAUSTED,
  /** The document is there. */
  OBTAINED,
  /** The person looks for themselves. */
  SEARCHING,
  /** The person does without. */
  SKIPPED;

  /** Whether the person has to choose how to go on. */
  public boolean isAsking() {
    return this == NONE_ELIGIBLE || this == EXHAUSTED;
  }

  public boolean isEnd() {
    return switch (this) {
      case OBTAINED, SEARCHING, SKIPPED -> true;
      case AWAITING_CONSENT, AWAITING_OUTCOME, NONE_ELIGIBLE, EXHAUSTED -> false;
    };
  }
}
