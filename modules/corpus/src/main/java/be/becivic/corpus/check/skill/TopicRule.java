package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** A skill says what it is about, or the graph cannot be narrowed to it (§24.2). */
public final class TopicRule implements SkillRule {
  @Override
  public String id() {
    return "topic";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (skill.hasBody() && skill.fields().topic().isEmpty()) {
      report.warning(
          skill.at("/id"), "The skill has no topic.", "Add topic; see docs/skill-conventions.md.");
    }
  }
}
