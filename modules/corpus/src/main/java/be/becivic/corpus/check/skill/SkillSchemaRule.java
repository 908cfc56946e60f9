package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.Set;

/** Frontmatter satisfies its schema at every status (§6.1). */
public final class SkillSchemaRule implements SkillRule {
  /** What another rule puts more usefully. */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "/summary maxLength",
          "/superseded_by additionalProperties",
          "/cohort_stats additionalProperties");

  @Override
  public String id() {
    return "schema";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (skill.fields().json().isEmpty() && !skill.fields().problems().isEmpty()) {
      return;
    }
    for (SchemaViolation violation :
        skill.schemas().listViolations(SchemaName.SKILL, skill.fields().json())) {
      if (!ELSEWHERE.contains(violation.pointer() + " " + violation.keyword())) {
        report.error(
            skill.at(violation.pointer()),
            SchemaWords.message(violation),
            "See schemas/skill.schema.json for the fields a skill may have.");
      }
    }
  }
}
