package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.skill.Requirement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Every required skill exists, once, and is another one (§6.1). */
public final class RequiresRule implements SkillRule {
  @Override
  public String id() {
    return "requires";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    List<Requirement> requires = skill.fields().requires();
    Set<Requirement> seen = new HashSet<>();
    for (int i = 0; i < requires.size(); i++) {
      Requirement requirement = requires.get(i);
      String pointer = "/requires/" + i + "/id";
      if (requirement.id().equals(skill.skill().id().value())) {
        report.error(skill.at(pointer), "The skill requires itself.", "Remove the entry.");
      } else if (skill.corpus().findSkill(requirement.id()).isEmpty()) {
        report.error(
            skill.at(pointer),
            "There is no skill '%s'.".formatted(requirement.id()),
            "Correct the id, or add the skill.");
      } else if (!seen.add(requirement)) {
        report.error(
            skill.at(pointer),
            "The skill '%s' is required twice for the same cases.".formatted(requirement.id()),
            "Keep one entry.");
      }
    }
  }
}
