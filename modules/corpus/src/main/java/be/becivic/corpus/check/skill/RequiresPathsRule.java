package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.skill.Requirement;
import java.util.List;

/** Every required path is in the directory (§6.1). */
public final class RequiresPathsRule implements SkillRule {
  @Override
  public String id() {
    return "requires_paths";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    List<Requirement> requires = skill.fields().requiresPaths();
    for (int i = 0; i < requires.size(); i++) {
      String id = requires.get(i).id();
      if (skill.corpus().paths().find(id).isEmpty()) {
        report.error(
            skill.at("/requires_paths/" + i + "/id"),
            "There is no path '%s'.".formatted(id),
            "Correct the id, or add the path to paths/index.json.");
      }
    }
  }
}
