package be.becivic.corpus.check.internal;

/** Counts of validations are derived, never authored (§6.5). */
final class CohortStatsRule implements SkillRule {
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
