package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** Frontmatter is strict YAML (§5). */
public final class FrontmatterRule implements SkillRule {
  @Override
  public String id() {
    return "frontmatter";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    report.errors(skill.fields().problems());
  }
}
