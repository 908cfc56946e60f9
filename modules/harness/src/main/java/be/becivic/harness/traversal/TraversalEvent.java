package be.becivic.harness.traversal;

/** What happened outside, as a traversal hears of it. */
public sealed interface TraversalEvent {

  /** The person agreed to this one delivery, past the agent. */
  record Agreed() implements TraversalEvent {}

  /** The person does not want this source. */
  record Declined() implements TraversalEvent {}

  /** The document is there. */
  record Succeeded() implements TraversalEvent {}

  /** It is not, and this is how one could tell. */
  record Failed(String signal) implements TraversalEvent {}

  /** With every online way used up, the person goes to the counter. */
  record ChoseCommune() implements TraversalEvent {}

  /** The person looks for themselves. */
  record ChoseSearch() implements TraversalEvent {}

  /** The person does without for now. */
  record ChoseSkip() implements TraversalEvent {}
}
