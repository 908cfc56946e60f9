package be.becivic.corpus.check.body;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** What begins like a tag is one (§6.10). */
public final class TagSyntaxRule implements SkillRule {
  @Override
  public String id() {
    return "tag_syntax";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    report.errors(skill.body().problems());
  }
}
