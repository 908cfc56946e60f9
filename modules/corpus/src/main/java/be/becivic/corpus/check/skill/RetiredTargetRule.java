package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Nothing builds on what is deprecated or quarantined. Quarantine comes over night and must not be
 * stopped by those who build on its target, so they are warned.
 */
public final class RetiredTargetRule implements SkillRule {
  @Override
  public String id() {
    return "retired_target";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (skill.fields().status().filter(Status::isFrozen).isPresent()) {
      return;
    }
    check(skill, report, "requires", skill.fields().requires(), id -> skillStatus(skill, id));
    check(
        skill,
        report,
        "requires_paths",
        skill.fields().requiresPaths(),
        id -> pathStatus(skill, id));
  }

  private static void check(
      SkillCase skill,
      Reporter report,
      String field,
      List<Requirement> requires,
      Function<String, Optional<Status>> statusOf) {
    for (int i = 0; i < requires.size(); i++) {
      String id = requires.get(i).id();
      String pointer = "/" + field + "/" + i + "/id";
      switch (statusOf.apply(id).orElse(Status.DRAFT)) {
        case DEPRECATED ->
            report.error(
                skill.at(pointer),
                "'%s' is deprecated.".formatted(id),
                "Require its successor, or remove the entry.");
        case QUARANTINED ->
            report.warning(
                skill.at(pointer),
                "'%s' is quarantined.".formatted(id),
                "Wait for its review, or remove the entry.");
        case DRAFT, ALPHA, BETA, STABLE -> {}
      }
    }
  }

  private static Optional<Status> skillStatus(SkillCase skill, String id) {
    return skill.corpus().findSkill(id).map(Skill::frontmatter).flatMap(fields -> fields.status());
  }

  private static Optional<Status> pathStatus(SkillCase skill, String id) {
    return skill.corpus().paths().find(id).flatMap(PathEntry::status);
  }
}
