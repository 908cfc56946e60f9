package be.becivic.corpus.check.rule;

/** Something the check looks for. */
sealed interface CheckRule permits SkillRule, CorpusRule, ChangeRule {

  /** The name findings carry, in snake case. */
  String id();
}
