package be.becivic.corpus.check.skill;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.Set;
import java.util.stream.Stream;

/** Frontmatter satisfies its schema at every status (§6.1). */
public final class SkillSchemaRule implements FileRule {
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
  public Stream<String> files(Corpus corpus) {
    return corpus.skills().stream().map(skill -> skill.file().path());
  }

  @Override
  public void check(FileCase file, Reporter report) {
    Frontmatter fields = file.skill().frontmatter();
    if (fields.json().isEmpty() && !fields.problems().isEmpty()) {
      return;
    }
    for (SchemaViolation violation :
        file.schemas().listViolations(SchemaName.SKILL, fields.json())) {
      if (!ELSEWHERE.contains(violation.pointer() + " " + violation.keyword())) {
        report.error(
            fields.locate(violation.pointer()),
            SchemaWords.message(violation),
            "See schemas/skill.schema.json for the fields a skill may have.");
      }
    }
  }
}
