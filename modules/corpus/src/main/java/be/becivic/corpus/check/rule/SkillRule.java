package be.becivic.corpus.check.rule;

/** A rule about one skill at a time. */
public non-sealed interface SkillRule extends CheckRule {
  void check(SkillCase skill, Reporter report);
}
