package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** A skill tag names a skill of the corpus (§6.10). */
public final class UnresolvedSkillRule implements SkillRule {
  @Override
  public String id() {
    return "unresolved_skill";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Tag tag : skill.body().tags(TagKind.SKILL)) {
      tag.value("id")
          .filter(id -> skill.corpus().findSkill(id).isEmpty())
          .ifPresent(
              id ->
                  report.error(
                      tag.opening(),
                      "There is no skill '%s'.".formatted(id),
                      "Correct the id, or add the skill."));
    }
  }
}
