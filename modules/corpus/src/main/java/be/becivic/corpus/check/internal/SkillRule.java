package be.becivic.corpus.check.internal;

/** A rule about one skill at a time. */
non-sealed interface SkillRule extends Rule {
  void check(SkillCase skill, Reporter report);
}
