package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.skill.Requirement;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** One id does not stand in both {@code requires} and {@code requires_paths} (§6.1). */
public final class RequiresBothRule implements SkillRule {
  @Override
  public String id() {
    return "requires_both";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    Set<String> skills =
        skill.fields().requires().stream().map(Requirement::id).collect(Collectors.toSet());
    List<Requirement> paths = skill.fields().requiresPaths();
    for (int i = 0; i < paths.size(); i++) {
      if (skills.contains(paths.get(i).id())) {
        report.error(
            skill.at("/requires_paths/" + i + "/id"),
            "'%s' is required both as a skill and as a path.".formatted(paths.get(i).id()),
            "Keep the one that is meant.");
      }
    }
  }
}
