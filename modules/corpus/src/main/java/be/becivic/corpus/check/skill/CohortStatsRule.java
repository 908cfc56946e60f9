package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** Counts of validations are derived, never authored (§6.5). */
public final class CohortStatsRule implements SkillRule {
  @Override
  public String id() {
    return "cohort_stats";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (skill.fields().json().has("cohort_stats")) {
      report.error(
          skill.at("/cohort_stats"), "cohort_stats is derived, not authored.", "Remove the field.");
    }
  }
}
