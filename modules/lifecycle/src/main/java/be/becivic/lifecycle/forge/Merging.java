package be.becivic.lifecycle.forge;

import be.becivic.corpus.CommitId;

/** What became of an attempt to merge. */
public sealed interface Merging {

  /** It is on main. */
  record Merged(CommitId commit) implements Merging {}

  /** Main is not where the change stands any more: it has to be checked again. */
  record MainMoved() implements Merging {}

  /** The forge merges it by itself once its own conditions are met. */
  record Queued() implements Merging {}
}
