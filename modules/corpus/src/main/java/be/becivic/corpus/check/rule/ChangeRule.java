package be.becivic.corpus.check.rule;

import be.becivic.corpus.check.report.CommitRange;

/** A rule about what changed between two states. */
public non-sealed interface ChangeRule extends CheckRule {
  void check(CommitRange change, Reports reports);
}
