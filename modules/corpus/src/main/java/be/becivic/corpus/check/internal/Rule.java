package be.becivic.corpus.check.internal;

/** Something the check looks for. */
sealed interface Rule permits SkillRule, CorpusRule, ChangeRule {

  /** The name findings carry, in snake case. */
  String id();
}
