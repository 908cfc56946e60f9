package be.becivic.corpus.check.internal;

import be.becivic.corpus.check.Change;

/** A rule about what changed between two states. */
non-sealed interface ChangeRule extends Rule {
  void check(Change change, Reports reports);
}
