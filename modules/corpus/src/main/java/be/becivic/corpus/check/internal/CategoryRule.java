package be.becivic.corpus.check.internal;

/** A skill's category is one in use, or a new one that is no typing error. */
final class CategoryRule implements SkillRule {
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
