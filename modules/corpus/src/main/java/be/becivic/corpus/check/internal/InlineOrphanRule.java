package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Requirement;
import be.becivic.protocol.id.SkillId;
import java.util.stream.Stream;

/** A path or skill tag has a matching entry in the frontmatter, or is a mere mention (§6.10). */
final class InlineOrphanRule implements SkillRule {
  @Override
  public String id() {
    return "inline_orphan";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Tag tag : skill.body().tags()) {
      switch (tag.kind()) {
        case PATH -> check(tag, paths(skill.fields()), "requires_paths", report);
        case SKILL ->
            check(tag, skills(skill.fields()), "requires, prerequisites or related", report);
        case VV, REF, OBSERVATIONS, RISK, OBSERVATION, COHORT_STATS -> {}
      }
    }
  }

  private static Stream<String> paths(Frontmatter fields) {
    return fields.requiresPaths().stream().map(Requirement::id);
  }

  private static Stream<String> skills(Frontmatter fields) {
    return Stream.of(
            fields.requires().stream().map(Requirement::id),
            fields.prerequisites().stream().map(SkillId::value),
            fields.related().stream().map(SkillId::value))
        .flatMap(ids -> ids);
  }

  private static void check(Tag tag, Stream<String> declared, String where, Reporter report) {
    tag.value("id")
        .filter(id -> declared.noneMatch(id::equals))
        .ifPresent(
            id ->
                report.warning(
                    tag.opening(),
                    "'%s' is mentioned here but not declared.".formatted(id),
                    "Add it to %s unless it is only a mention.".formatted(where)));
  }
}
