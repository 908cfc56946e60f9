package be.becivic.records.decision;

/** Whether the chain of decisions is what was written. */
public sealed interface ChainCheck {

  /** Every decision is there and follows from the one before. */
  record Intact(long length) implements ChainCheck {}

  /** The first decision that is missing or altered. */
  record Broken(long seq) implements ChainCheck {}
}
