package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** The id of a skill is the name of its folder (§6.1). */
public final class SkillIdRule implements SkillRule {
  @Override
  public String id() {
    return "skill_id";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    String folder = skill.skill().id().value();
    skill
        .fields()
        .text("id")
        .filter(id -> !id.equals(folder))
        .ifPresent(
            id ->
                report.error(
                    skill.at("/id"),
                    "The id '%s' is not the name of the folder '%s'.".formatted(id, folder),
                    "Make them the same."));
  }
}
