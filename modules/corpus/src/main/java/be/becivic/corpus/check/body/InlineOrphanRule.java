package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Requirement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A path or skill tag has a matching entry in the frontmatter, or is a mere mention (§6.10). */
public final class InlineOrphanRule implements SkillRule {
  @Override
  public String id() {
    return "inline_orphan";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    Set<String> paths = ids(skill.fields().requiresPaths());
    Set<String> skills = skills(skill.fields());
    for (Tag tag : skill.body().tags()) {
      switch (tag.kind()) {
        case PATH -> check(tag, paths, "requires_paths", report);
        case SKILL -> check(tag, skills, "requires, prerequisites or related", report);
        case VV, REF, OBSERVATIONS, RISK, OBSERVATION, COHORT_STATS -> {}
      }
    }
  }

  private static Set<String> skills(Frontmatter fields) {
    Set<String> ids = ids(fields.requires());
    fields.prerequisites().forEach(id -> ids.add(id.value()));
    fields.related().forEach(id -> ids.add(id.value()));
    return ids;
  }

  private static Set<String> ids(List<Requirement> requirements) {
    Set<String> ids = new HashSet<>();
    requirements.forEach(requirement -> ids.add(requirement.id()));
    return ids;
  }

  private static void check(Tag tag, Set<String> declared, String where, Reporter report) {
    tag.value("id")
        .filter(id -> !declared.contains(id))
        .ifPresent(
            id ->
                report.warning(
                    tag.opening(),
                    "'%s' is mentioned here but not declared.".formatted(id),
                    "Add it to %s unless it is only a mention.".formatted(where)));
  }
}
