package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.check.rule.VersionWords;

/** Rule 15, for one state: a skill's version is on the line of its status (§6.1). */
public final class VersionRule implements SkillRule {
  @Override
  public String id() {
    return "version";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    skill
        .fields()
        .standing()
        .ifPresent(
            standing ->
                VersionWords.check(
                    standing, skill.fields().versionPin(), () -> skill.at("/version"), report));
    if (skill.fields().version().isEmpty() && skill.fields().text("version").isPresent()) {
      report.error(
          skill.at("/version"),
          "The version is not three plain numbers.",
          "Write it as 0.1.0, without a suffix.");
    }
  }
}
