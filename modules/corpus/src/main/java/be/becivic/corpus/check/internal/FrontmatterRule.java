package be.becivic.corpus.check.internal;

/** Frontmatter is strict YAML (§5). */
final class FrontmatterRule implements SkillRule {
  @Override
  public String id() {
    return "frontmatter";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    report.errors(skill.fields().problems());
  }
}
