package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.CategoryNames;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** A skill's category is one in use, or a new one that is no typing error. */
public final class CategoryRule implements SkillRule {
  @Override
  public String id() {
    return "category";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    skill
        .fields()
        .category()
        .ifPresent(
            category ->
                CategoryNames.check(
                    category, skill.corpus().categories(), () -> skill.at("/category"), report));
  }
}
