package be.becivic.corpus.check.internal;

import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.schema.SchemaName;
import java.util.Set;

/** Frontmatter satisfies its schema at every status (§6.1). */
final class SkillSchemaRule implements SkillRule {
  /** Fields about which another rule says something more useful. */
  private static final Set<String> ELSEWHERE =
      Set.of("/summary", "/superseded_by", "/cohort_stats");

  @Override
  public String id() {
    return "schema";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (skill.fields().yaml().root().isEmpty()) {
      return;
    }
    skill
        .schemas()
        .check(SchemaName.SKILL, skill.fields().json())
        .filter(rejection -> !ELSEWHERE.contains(rejection.pointer().orElse("")))
        .ifPresent(rejection -> report(rejection, skill, report));
  }

  private static void report(Rejection rejection, SkillCase skill, Reporter report) {
    report.error(
        skill.at(rejection.pointer().orElse("")),
        SchemaWords.message(rejection),
        "See schemas/skill.schema.json for the fields a skill may have.");
  }
}
