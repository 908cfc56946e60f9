package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.protocol.lifecycle.Status;

/** Only what has left the lifecycle names a successor, and that one exists (§6.1). */
public final class SupersededByRule implements SkillRule {
  @Override
  public String id() {
    return "superseded_by";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (!skill.fields().json().has("superseded_by")) {
      return;
    }
    if (!skill.fields().status().map(Status::permitsSupersededBy).orElse(true)) {
      report.error(
          skill.at("/superseded_by"),
          "Only a deprecated or quarantined skill has a successor.",
          "Remove superseded_by, or change the status.");
    }
    boolean resolves =
        skill
            .fields()
            .supersededBy()
            .filter(id -> !id.equals(skill.skill().id()))
            .flatMap(skill.corpus()::findSkill)
            .isPresent();
    if (!resolves) {
      report.error(
          skill.at("/superseded_by"),
          "The successor is not another skill of this corpus.",
          "Name a skill that exists.");
    }
  }
}
