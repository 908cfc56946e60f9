package be.becivic.corpus.check.rule;

/** Something the check looks for. */
sealed interface CheckRule permits SkillRule, FileRule, CorpusRule, ChangeRule {

  /** The name findings carry, in snake case. */
  String id();
}
