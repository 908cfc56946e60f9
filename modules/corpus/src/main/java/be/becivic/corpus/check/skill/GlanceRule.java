package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.protocol.id.Uid;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a card shows first is a value that there is and that the body cites. A correction that takes
 * a value out of a body is not held up by the card, so that is only a warning.
 */
public final class GlanceRule implements SkillRule {
  @Override
  public String id() {
    return "glance";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    Set<Uid> cited =
        skill.cited().stream()
            .map(CatalogueTag::uid)
            .flatMap(Optional::stream)
            .collect(Collectors.toSet());
    for (String row : List.of(Frontmatter.GLANCE_COSTS, Frontmatter.GLANCE_TIMES)) {
      List<String> shown = skill.fields().glance(row);
      for (int i = 0; i < shown.size(); i++) {
        String at = "/glance/" + row + "/" + i;
        Uid.parse(Uid.Kind.VOLATILE_VALUE, shown.get(i))
            .ifPresent(uid -> check(uid, at, cited, skill, report));
      }
    }
  }

  private static void check(
      Uid uid, String pointer, Set<Uid> cited, SkillCase skill, Reporter report) {
    if (skill.catalogue().find(uid).isEmpty()) {
      report.error(
          skill.at(pointer),
          "The catalogue has no %s any more.".formatted(uid),
          "Take it out, or name the value that took its place.");
    } else if (!cited.contains(uid)) {
      report.warning(
          skill.at(pointer),
          "%s is nothing this body cites.".formatted(uid),
          "Cite it in the body, or take it out.");
    }
  }
}
