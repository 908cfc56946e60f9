package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Requirement;
import be.becivic.protocol.id.SkillId;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A path or skill tag has a matching entry in the frontmatter, or is a mere mention (§6.10). */
final class InlineOrphanRule implements SkillRule {
  @Override
  public String id() {
    return "inline_orphan";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    Frontmatter fields = skill.fields();
    Set<String> paths =
        fields.requiresPaths().stream().map(Requirement::id).collect(Collectors.toSet());
    Set<String> skills =
        Stream.of(
                fields.requires().stream().map(Requirement::id),
                fields.prerequisites().stream().map(SkillId::value),
                fields.related().stream().map(SkillId::value))
            .flatMap(ids -> ids)
            .collect(Collectors.toSet());
    check(skill, report, TagKind.PATH, paths, "requires_paths");
    check(skill, report, TagKind.SKILL, skills, "requires, prerequisites or related");
  }

  private static void check(
      SkillCase skill, Reporter report, TagKind kind, Set<String> declared, String where) {
    for (Tag tag : skill.body().tags(kind)) {
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
}
