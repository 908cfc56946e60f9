package be.becivic.corpus.check.rule;

/** Something the check looks for. */
sealed interface CheckRule permits SkillRule, FileRule, CorpusRule, ChangeRule {

  /** The name findings carry, in snake case. */
  String id();

  /** Whether it only ever warns. */
  default boolean isAdvice() {
    return false;
  }
}
