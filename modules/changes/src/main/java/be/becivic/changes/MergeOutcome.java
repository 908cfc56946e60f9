package be.becivic.changes;

import be.becivic.protocol.id.CommitId;

/** What became of an attempt to merge. */
public sealed interface MergeOutcome {

  /** It is on main. */
  record Merged(CommitId commit) implements MergeOutcome {}

  /** Main is not where the change stands any more: it has to be checked again. */
  record MainMoved() implements MergeOutcome {}

  /** The forge merges it by itself once its own conditions are met. */
  record Queued() implements MergeOutcome {}
}
